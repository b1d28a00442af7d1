// @vitest-environment node
import { expect, test } from 'vitest';

import type { Protection } from '@generated/api/model/protection';
import type { ProtectionLimit } from '@generated/api/model/protection-limit';

import { parseRuntimeConfig } from '@/api/runtime-config';

import { accountBlock, accountClosure, reasonClosed, tightestLimit } from './eligibility';
import { setRuntimeConfig } from './runtime-config';

const open: Protection = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://central.invalid',
};
const until = '2026-11-22T14:05:00-03:00';
const exclusion = { until: null, withdraw_until: '2026-12-21T14:05:00-03:00' };

test('an account without pause and exclusion is open', () => {
  expect(accountBlock(open)).toBeUndefined();
});

test('a pause blocks the account until its end (SPEC D10)', () => {
  expect(accountBlock({ ...open, suspension: { until } })).toMatchObject({ reason: 'suspended', period: 'Até 22/11/2026 14:05' });
});

test('an exclusion outweighs a pause, and has a last moment to withdraw (SPEC D10)', () => {
  const block = { reason: 'excluded', period: 'Sem prazo para terminar', withdrawUntil: '21/12/2026 14:05' };
  expect(accountBlock({ ...open, suspension: { until }, exclusion })).toMatchObject(block);
});

test("a player in the state's register cannot play, and has two days to withdraw (SPEC Q14)", () => {
  const barred = {
    reason: 'benefit_programme',
    since: until,
    withdraw_until: '2026-11-24T14:05:00-03:00',
    closes_at: '2026-11-25T14:05:00-03:00',
    returned: null,
  } as const;
  expect(accountBlock({ ...open, barred })).toMatchObject({ reason: 'excluded', withdrawUntil: '24/11/2026 14:05' });
  expect(accountBlock({ ...open, barred: null })).toBeUndefined();
});

test('a changed version of the terms must be accepted, unless the policy only informs (SPEC Q2)', () => {
  expect([accountClosure(open), accountClosure({ ...open, pending_terms: null })]).toEqual([undefined, undefined]);
  expect(accountClosure({ ...open, pending_terms: '2.4' })).toEqual({ reason: 'terms', version: '2.4' });
  setRuntimeConfig(parseRuntimeConfig('{"regulation": {"terms": "inform"}}'));
  expect(accountClosure({ ...open, pending_terms: '2.4' })).toBeUndefined();
  setRuntimeConfig(parseRuntimeConfig(''));
});

test('an open account has no reason to be closed, and changed terms lead to them (SPEC Q2)', () => {
  expect(reasonClosed(open, 'depositar')).toBeUndefined();
  expect(reasonClosed({ ...open, pending_terms: '2.4' }, 'jogar')).toEqual({
    title: 'Os termos de uso mudaram',
    text: 'Leia o que mudou e aceite a versão 2.4 para jogar. Você ainda pode sacar.',
    link: { to: '/user/terms', label: 'Ver o que mudou' },
  });
});

test('the message of a closed account names the end, and says that withdrawals stay open (SPEC D10)', () => {
  const paused = { ...open, suspension: { until } };
  expect(reasonClosed(paused, 'jogar')).toMatchObject({ title: 'Conta em pausa', text: 'Até 22/11/2026 14:05. Você ainda pode sacar.' });
  expect(reasonClosed(paused, 'depositar')?.text).toBe('Até 22/11/2026 14:05. Depósitos ficam fechados. Você ainda pode sacar.');
  expect(reasonClosed({ ...open, exclusion }, 'depositar')?.text).toBe(
    'Sem prazo para terminar. Depósitos ficam fechados. O saldo pode ser sacado até 21/12/2026 14:05.',
  );
});

const limit = (type: ProtectionLimit['type'], value: number, used: number): ProtectionLimit => ({
  id: `lim_${type}_${value}`,
  type,
  period: 'day',
  value,
  used,
  pending_value: null,
  effective_at: null,
});

test('the tightest limit is the one with the least left, and reserved cents count as used', () => {
  const limits = [limit('bet', 100, 0), limit('deposit', 10_000, 1000), limit('deposit', 5000, 0)];
  expect(tightestLimit(limits, ['deposit'])).toMatchObject({ limit: limits[2], left: 5000 });
  expect(tightestLimit(limits, ['deposit'], 6000)).toMatchObject({ left: 0 });
  expect(tightestLimit(limits, ['loss'])).toBeUndefined();
});
