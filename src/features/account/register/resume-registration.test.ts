// @vitest-environment node
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { getGetProtectionQueryOptions } from '@generated/api/protection';
import { useSessionStore } from '@/session/use-session';
import { meQuery } from '@/product/me-query';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { closeAllModals, openModal, useModalStore } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { getRegisterDraft, clearRegisterDraft, updateRegisterDraft } from './register-draft';
import { openLastStepIfMissing, resumeRegistration } from './resume-registration';

const user = (gender: 0 | 1 | null) => ({ id: 'usr_9', name: 'Diego Alves', email: 'diego@exemplo.invalid', status: 'Pendente', gender });
const openModals = () => useModalStore.getState().stack.map(({ name }) => name);

let client: QueryClient;

function logIn(gender: 0 | 1 | null, exclusion: { until: null; withdraw_until: string } | null = null): void {
  useSessionStore.setState({ isPlayer: true });
  client.setQueryData(meQuery(true).queryKey, { user: user(gender), balance: 0, wallet: { bonus_mixed: 0 }, user_rollover: null });
  client.setQueryData(getGetProtectionQueryOptions().queryKey, {
    data: {
      limits: [],
      suspension: null,
      exclusion,
      reminders: { session_minutes: null, spend_amount: null },
      central_url: 'https://autoexclusao.exemplo.invalid',
    },
  });
}

beforeEach(() => {
  client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
});

afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  closeAllModals();
  clearRegisterDraft();
});

describe('after a login', () => {
  test('a player without a gender gets the last step as soon as no other modal is open', async () => {
    logIn(null);
    openModal({ name: 'deposit' });
    const pending = openLastStepIfMissing(client);
    await new Promise((resolve) => setTimeout(resolve));
    expect(openModals()).toEqual(['deposit']);
    closeAllModals();
    await pending;
    expect(openModals()).toEqual(['register']);
    expect(getRegisterDraft().step).toBe('limits');
  });

  test('two requests at the same time open it once, so that it stays closed when it was skipped', async () => {
    logIn(null);
    const requests = [openLastStepIfMissing(client), openLastStepIfMissing(client)];
    await Promise.all(requests);
    closeAllModals();
    await new Promise((resolve) => setTimeout(resolve));
    expect(openModals()).toEqual([]);
  });

  test('no player gets the last step if it is no part of the registration (SPEC Q37)', async () => {
    setRuntimeConfig(parseRuntimeConfig('{"regulation":{"registrationLimits":"none"}}'));
    logIn(null);
    await openLastStepIfMissing(client);
    setRuntimeConfig(parseRuntimeConfig(''));
    expect(openModals()).toEqual([]);
  });

  test('a player with a gender does not get the last step', async () => {
    logIn(1);
    updateRegisterDraft({ step: 'limits' });
    await openLastStepIfMissing(client);
    expect(openModals()).toEqual([]);
    expect(getRegisterDraft().step).toBe('person');
  });

  test('an excluded player does not get it and can withdraw (SPEC D10)', async () => {
    logIn(null, { until: null, withdraw_until: '2027-05-20T14:05:00-03:00' });
    await openLastStepIfMissing(client);
    expect(openModals()).toEqual([]);
  });

  test('an open registration is left alone', async () => {
    logIn(null);
    openModal({ name: 'register' });
    await openLastStepIfMissing(client);
    expect(getRegisterDraft().step).toBe('person');
  });
});

describe('after a reload', () => {
  test('the form of a visitor opens again', async () => {
    updateRegisterDraft({ values: { ...getRegisterDraft().values, document: '935.411.347-80' } });
    await resumeRegistration(client);
    expect(openModals()).toEqual(['register']);
  });

  test('nothing opens without a draft', async () => {
    await resumeRegistration(client);
    expect(openModals()).toEqual([]);
  });

  test('the last step of a player opens again', async () => {
    logIn(null);
    updateRegisterDraft({
      step: 'limits',
      values: { ...getRegisterDraft().values, email: 'diego@exemplo.invalid', document: '935.411.347-80' },
    });
    await resumeRegistration(client);
    expect(openModals()).toEqual(['register']);
    expect(getRegisterDraft().values.document).toBe('935.411.347-80');
  });

  test('the draft of a player who has logged in is discarded', async () => {
    logIn(1);
    updateRegisterDraft({ values: { ...getRegisterDraft().values, document: '935.411.347-80' } });
    await resumeRegistration(client);
    expect([openModals(), getRegisterDraft().values.document]).toEqual([[], '']);
  });
});
