import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { getGetProtectionQueryOptions } from '@generated/api/protection';
import { useSessionStore } from '@/session/use-session';
import { meQuery } from '@/shell/me-query';
import { closeAllModals, openModal, useModalStore } from '@/shell/modal-store';

import { getRegisterDraft, clearRegisterDraft, updateRegisterDraft } from './register-draft';
import { openLastStepIfMissing, resumeRegistration } from './resume-registration';

const user = (gender: 0 | 1 | null) => ({ id: 'usr_9', name: 'Diego Alves', email: 'diego@exemplo.invalid', status: 'Pendente', gender });
const names = () => useModalStore.getState().stack.map(({ name }) => name);

let client: QueryClient;

/** A player as the backend knows them. */
function enter(gender: 0 | 1 | null, exclusion: { until: null; withdraw_until: string } | null = null): void {
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
  test('one whose gender nobody knows is asked the last step, once nothing else is open', async () => {
    enter(null);
    openModal({ name: 'deposit' });
    const asked = openLastStepIfMissing(client);
    await new Promise((resolve) => setTimeout(resolve));
    expect(names()).toEqual(['deposit']);
    closeAllModals();
    await asked;
    expect(names()).toEqual(['register']);
    expect(getRegisterDraft().stage).toBe('limits');
  });

  test('one who has answered is not', async () => {
    enter(1);
    updateRegisterDraft({ stage: 'limits' });
    await openLastStepIfMissing(client);
    expect(names()).toEqual([]);
    expect(getRegisterDraft().stage).toBe('person');
  });

  test('one who is excluded is not, and can go to the withdrawal (SPEC D10)', async () => {
    enter(null, { until: null, withdraw_until: '2027-05-20T14:05:00-03:00' });
    await openLastStepIfMissing(client);
    expect(names()).toEqual([]);
  });

  test('one who is registering is asked by the registration itself', async () => {
    enter(null);
    openModal({ name: 'register' });
    await openLastStepIfMissing(client);
    expect(getRegisterDraft().stage).toBe('person');
  });
});

describe('after a reload', () => {
  test('the form of a visitor is open again', async () => {
    updateRegisterDraft({ values: { ...getRegisterDraft().values, document: '935.411.347-80' } });
    await resumeRegistration(client);
    expect(names()).toEqual(['register']);
  });

  test('nothing opens where nothing was begun', async () => {
    await resumeRegistration(client);
    expect(names()).toEqual([]);
  });

  test('the last step of a player is open again', async () => {
    enter(null);
    updateRegisterDraft({
      stage: 'limits',
      values: { ...getRegisterDraft().values, email: 'diego@exemplo.invalid', document: '935.411.347-80' },
    });
    await resumeRegistration(client);
    expect(names()).toEqual(['register']);
    expect(getRegisterDraft().values.document).toBe('935.411.347-80');
  });

  test('what a player typed before logging in is forgotten', async () => {
    enter(1);
    updateRegisterDraft({ values: { ...getRegisterDraft().values, document: '935.411.347-80' } });
    await resumeRegistration(client);
    expect([names(), getRegisterDraft().values.document]).toEqual([[], '']);
  });
});
