import { describe, expect, test } from 'vitest';

import type { AccessContext, Action } from './access';
import { accessBlock } from './access';
import { exclude, suspend, UNPROTECTED, WITHDRAWAL_WINDOW_MS } from './protection';
import { expectOk, START } from '../results.fixture';

const fine: AccessContext = { identity: 'approved', protection: UNPROTECTED, ipBlocked: false, withdrawNeedsKyc: true };
const suspended: AccessContext = { ...fine, protection: expectOk(suspend(UNPROTECTED, 24, START)).protection };
const excluded: AccessContext = { ...fine, protection: expectOk(exclude(UNPROTECTED, null, START)).protection };
const why = (action: Action, standing: AccessContext, now = START) => accessBlock(action, standing, now)?.body;

const open: Action[] = ['read', 'support', 'password', 'verify', 'documents', 'pix_key', 'withdraw', 'tighten'];
const shut: Action[] = ['play', 'deposit', 'bonus', 'coupon', 'promotion', 'favorite', 'profile', 'loosen', 'cancel_withdrawal'];

test.each([...open, ...shut])('a verified player may %s', (action) => {
  expect(why(action, fine)).toBeUndefined();
});

describe("a player whom the state's register bars (SPEC Q14)", () => {
  const barred: AccessContext = {
    ...fine,
    protection: { ...UNPROTECTED, barring: { reason: 'central_exclusion', since: START, returned: null, refunded: 0 } },
  };
  const TWO_DAYS_MS = 2 * 24 * 3_600_000;

  test.each(open)('may %s', (action) => {
    expect(why(action, barred)).toBeUndefined();
  });

  test.each(shut)('may not %s', (action) => {
    expect(why(action, barred)).toEqual({ message: 'As regras não permitem apostas nesta conta.', status: 'barred' });
  });

  test('may withdraw for two days', () => {
    expect(why('withdraw', barred, START + TWO_DAYS_MS - 1)).toBeUndefined();
    expect(why('withdraw', barred, START + TWO_DAYS_MS)?.status).toBe('barred');
  });
});

describe('a suspended or excluded player (SPEC D10)', () => {
  test.each(open)('may %s', (action) => {
    expect([why(action, suspended), why(action, excluded)]).toEqual([undefined, undefined]);
  });

  test.each(shut)('may not %s', (action) => {
    expect(why(action, suspended)).toEqual({ message: 'Sua conta está em pausa até 22/11/2026 14:05.', status: 'suspended' });
    expect(why(action, excluded)).toEqual({ message: 'Sua conta está em autoexclusão.', status: 'excluded' });
  });

  test('may do so again after it ended', () => {
    expect(why('play', suspended, START + 24 * 3_600_000 - 1)?.status).toBe('suspended');
    expect(why('play', suspended, START + 24 * 3_600_000)).toBeUndefined();
  });

  test('may withdraw until the deadline', () => {
    expect(why('withdraw', excluded, START + WITHDRAWAL_WINDOW_MS - 1)).toBeUndefined();
    expect(why('withdraw', excluded, START + WITHDRAWAL_WINDOW_MS)?.status).toBe('excluded');
  });
});

describe('a player without full verification', () => {
  const face: AccessContext = { ...fine, identity: 'pending_face_id' };
  const kyc: AccessContext = { ...fine, identity: 'pending_kyc' };

  test.each([
    ['play', 'jogar'],
    ['deposit', 'depositar'],
    ['withdraw', 'sacar'],
  ] as const)('may not %s', (action, what) => {
    expect(why(action, face)).toEqual({ message: `Conclua a verificação facial para ${what}.`, status: 'pending_face_id' });
    expect(why(action, kyc)).toEqual({ message: `Conclua a verificação da sua identidade para ${what}.`, status: 'pending_kyc' });
  });

  test('may add a key with a pending face check, but not with pending KYC', () => {
    expect(why('pix_key', face)).toBeUndefined();
    expect(why('pix_key', kyc)?.message).toBe('Conclua a verificação da sua identidade para cadastrar uma chave.');
  });

  test('may withdraw if the setting requires no KYC; reading, documents, lower limits and coupons require none', () => {
    expect(why('withdraw', { ...kyc, withdrawNeedsKyc: false })).toBeUndefined();
    for (const action of ['read', 'verify', 'documents', 'tighten', 'coupon'] as const) expect(why(action, kyc)).toBeUndefined();
  });

  test('gets the exclusion as the first error', () => {
    expect(why('play', { ...excluded, identity: 'pending_kyc' })?.status).toBe('excluded');
    expect(why('withdraw', { ...excluded, identity: 'pending_kyc' })?.status).toBe('pending_kyc');
  });
});

test('a blocked address allows only reading and support', () => {
  for (const action of [...open, ...shut]) {
    const status = ['read', 'support'].includes(action) ? undefined : 'ip_blocked';
    expect(why(action, { ...excluded, ipBlocked: true })?.status).toBe(status);
  }
});
