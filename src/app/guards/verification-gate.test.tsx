import type { OperationId } from '@generated/operations';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Answers, backend } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useVerification } from '@/features/verification/use-verification';
import { useSessionStore } from '@/session/use-session';
import { closeAllModals, openModal } from '@/product/modal-store';
import { setRuntimeConfig } from '@/product/runtime-config';
import { consumeVerificationRequest, resetVerificationRequest, useVerificationRequest } from '@/product/verification-request';
import { meQuery } from '@/product/me-query';
import { Link } from '@/product/navigation';

import { me } from '../../../mocks/factories/account.fixture';
import { renderChrome, resetChrome } from '../chrome/chrome.fixture';
import { VerificationGate } from './verification-gate';

const A1 = 'getVerificationStatus';

beforeEach(() => {
  resetChrome();
  setRuntimeConfig(
    parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: 'http://127.0.0.1:4011' } })),
  );
});
afterEach(() => {
  setRuntimeConfig(parseRuntimeConfig(''));
  resetVerificationRequest();
});

let client: QueryClient;

function renderGate(status = 'approved', more: Answers = {}): readonly OperationId[] {
  const { calls } = backend({ [A1]: () => Response.json({ user_status: status, isApproved: status === 'approved' }), ...more });
  client = renderChrome(
    <>
      <Link to="/casino">Cassino</Link>
      <Link to="/casino?page=2">Página 2</Link>
      <Link to="/promotions">Promoções</Link>
      <VerificationGate />
      <State />
    </>,
  );
  return calls;
}
function State() {
  return <p>{useVerification().state}</p>;
}
const meAnswer = (gender: 1 | null) => me({ user: { gender }, balance: 0 });
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('the status of a player is fetched again on each new path (SPEC S15)', async () => {
  useSessionStore.setState({ isPlayer: true });
  const calls = renderGate();
  await screen.findByText('approved');
  expect(calls).toEqual([A1]);
  await follow('Cassino');
  await waitFor(() => expect(calls).toEqual([A1, A1]));
  // This link has the same path, but another query.
  await follow('Página 2');
  await follow('Promoções');
  await waitFor(() => expect(calls).toEqual([A1, A1, A1]));
});

test.each(['pending_face_id', 'pending_kyc'])('the status %s opens its check on any page, once per visit (SPEC W1)', async (status) => {
  useSessionStore.setState({ isPlayer: true });
  const calls = renderGate(status);
  await waitFor(() => expect(useVerificationRequest.getState()).toMatchObject({ wasEverRequested: true, isOffer: true }));
  // The flow has taken the request.
  act(() => void consumeVerificationRequest());
  await follow('Cassino');
  await waitFor(() => expect(calls.filter((call) => call === A1)).toEqual([A1, A1]));
  expect(useVerificationRequest.getState().isRequested).toBe(false);
});

test('the check waits for the answers of the last registration step (SPEC W1)', async () => {
  useSessionStore.setState({ isPlayer: true });
  renderGate('pending_kyc', { getMe: () => meAnswer(null) });
  await waitFor(() => expect(client.getQueryData(meQuery(true).queryKey)).toBeDefined());
  await screen.findByText('pending_kyc');
  expect(useVerificationRequest.getState().wasEverRequested).toBe(false);
  act(() => void client.setQueryData(meQuery(true).queryKey, meAnswer(1)));
  await waitFor(() => expect(useVerificationRequest.getState().wasEverRequested).toBe(true));
});

test('a reload in the same visit does not open the check again, a new visit does (SPEC W1)', async () => {
  useSessionStore.setState({ isPlayer: true });
  renderGate('pending_kyc');
  await waitFor(() => expect(useVerificationRequest.getState().wasEverRequested).toBe(true));
  cleanup();
  const visit = { ...sessionStorage };
  resetVerificationRequest();
  for (const [key, value] of Object.entries(visit)) sessionStorage.setItem(key, String(value));
  renderGate('pending_kyc');
  await screen.findByText('pending_kyc');
  expect(useVerificationRequest.getState().wasEverRequested).toBe(false);
  cleanup();
  sessionStorage.clear();
  renderGate('pending_kyc');
  await waitFor(() => expect(useVerificationRequest.getState().wasEverRequested).toBe(true));
});

test('the check of a pending status waits until no other modal is open (SPEC W1)', async () => {
  useSessionStore.setState({ isPlayer: true });
  act(() => openModal({ name: 'register' }));
  renderGate('pending_kyc');
  await screen.findByText('pending_kyc');
  expect(useVerificationRequest.getState().wasEverRequested).toBe(false);
  act(() => closeAllModals());
  await waitFor(() => expect(useVerificationRequest.getState().wasEverRequested).toBe(true));
});

test('no status is fetched if the configuration has no verification token (SPEC A1)', async () => {
  setRuntimeConfig(parseRuntimeConfig(''));
  useSessionStore.setState({ isPlayer: true });
  const calls = renderGate();
  await follow('Cassino');
  await follow('Promoções');
  await waitFor(() => expect(calls).toContain('getMe'));
  expect(calls).not.toContain(A1);
});

test('no status is fetched for a visitor', async () => {
  const calls = renderGate();
  await follow('Cassino');
  await follow('Promoções');
  expect(calls).toEqual([]);
  act(() => useSessionStore.setState({ isPlayer: true }));
  await waitFor(() => expect(calls).toEqual([A1]));
});

test('a registration without a last step has no question that the check would wait for (SPEC W1, Q37)', async () => {
  setRuntimeConfig(
    parseRuntimeConfig(
      JSON.stringify({
        verification: { token: 'standin-verification', origin: 'http://127.0.0.1:4011' },
        regulation: { registrationLimits: 'none' },
      }),
    ),
  );
  useSessionStore.setState({ isPlayer: true });
  renderGate('pending_face_id', { getMe: meAnswer(null) });
  await waitFor(() => expect(useVerificationRequest.getState().wasEverRequested).toBe(true));
});
