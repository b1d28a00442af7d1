// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend as answerBy } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { advanceTime } from '@/shared/lib/time.fixture';
import { useAlertStore } from '@/product/alert-store';

import { applyStoredCoupon } from './apply-coupon';
import {
  alerts,
  ALL_LOOKUPS_MS,
  appliedCoupon,
  backend,
  connectionLost,
  delayResponse,
  depositCoupon,
  modals,
  rejected,
  startBackend,
  stopBackend,
} from './coupons.fixture';

beforeEach(startBackend);
afterEach(stopBackend);

const SUCCESS = { type: 'success', message: 'Cupom ativado com sucesso' };

describe('a stored coupon', () => {
  test('is applied once (SPEC K3)', async () => {
    const navigate = vi.fn();
    expect(await applyStoredCoupon(createQueryClient(), 'giro10', navigate)).toBe(true);
    expect(backend.received).toHaveLength(1);
    expect(alerts()).toEqual([SUCCESS]);
    backend.coupons = [appliedCoupon];
    expect(await applyStoredCoupon(createQueryClient(), 'giro10', navigate)).toBe(true);
    expect(backend.received).toHaveLength(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    [404, 'Cupom não encontrado.', true],
    [500, 'Ocorreu um erro tente novamente.', false],
  ])('that fails with %i shows an error toast, and is kept only after a server error (SPEC K3)', async (status, message, isDone) => {
    backend.respond = rejected(status, { message: 'Cupom não encontrado.' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const result = applyStoredCoupon(createQueryClient(), 'nada', vi.fn());
    await advanceTime(ALL_LOOKUPS_MS);
    expect(await result).toBe(isDone);
    expect(alerts()).toContainEqual({ type: 'error', message });
  });

  test('in flight blocks a reload (SPEC S8)', async () => {
    const sendResponse = delayResponse();
    const client = createQueryClient();
    const result = applyStoredCoupon(client, 'giro10', vi.fn());
    await waitFor(() => expect(backend.received).toHaveLength(1));
    expect(client.isMutating()).toBe(1);
    sendResponse();
    expect(await result).toBe(true);
    expect(client.isMutating()).toBe(0);
  });

  test('whose response is lost shows the text of a 500, which its success replaces (SPEC C3)', async () => {
    backend.respond = () => {
      backend.coupons = [appliedCoupon];
      return connectionLost();
    };
    const shown: unknown[] = [];
    const stop = useAlertStore.subscribe(() => void shown.push(...alerts()));
    expect(await applyStoredCoupon(createQueryClient(), 'giro10', vi.fn())).toBe(true);
    stop();
    expect(shown).toEqual([{ type: 'error', message: 'Ocorreu um erro tente novamente.' }, SUCCESS]);
    expect(backend.received).toHaveLength(1);
  });

  test('whose response was lost before a reload is reported, although it is applied already', async () => {
    backend.coupons = [depositCoupon('PRIMEIRO', { applied: true })];
    const record = { key: 'k', body: '{"code":"primeiro"}', knownIds: [], sentAt: Date.now(), state: 'sending' };
    localStorage.setItem('money coupon PRIMEIRO usr_1', JSON.stringify(record));
    expect(await applyStoredCoupon(createQueryClient(), 'primeiro', vi.fn())).toBe(true);
    expect(alerts()).toContainEqual(SUCCESS);
    expect(modals()).toEqual([{ name: 'deposit', coupon: 'PRIMEIRO' }]);
    expect([backend.received, localStorage.length]).toEqual([[], 0]);
  });

  test('is kept if the connection breaks before it is sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerBy({}, () => Promise.reject(new TypeError('Failed to fetch')));
    const result = applyStoredCoupon(createQueryClient(), 'giro10', vi.fn());
    await advanceTime(ALL_LOOKUPS_MS);
    expect(await result).toBe(false);
    expect(backend.received).toEqual([]);
  });
});
