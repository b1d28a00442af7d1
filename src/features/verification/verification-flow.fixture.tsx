import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';

import { backend, type Answers } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createSession } from '@/session/session';
import { bindSession, theSession } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { setRuntimeConfig } from '@/product/runtime-config';
import { requestVerification, resetVerificationRequest } from '@/product/verification-request';

import { me } from '../../../mocks/factories/account.fixture';
import { forgetSentCheck } from './sent-check';
import type { VerificationState } from './use-verification';
import { VerificationFlow } from './verification-flow';

/** Origin of the widget. */
export const ORIGIN = 'http://127.0.0.1:4011';
/** Response of `getMe` for a player whose account is not verified. */
export const player = me({ user: { id: 'usr_2', name: 'Bruno Lima', status: 'Pendente', document: { number: '111.444.777-35' } } });

/** Mock of the function that fetches the state again. `stopVerification` resets it. */
export const recheck = vi.fn<() => Promise<VerificationState>>();

/**
 * Logs a player in whose check has a widget, without alerts and without a request. For `beforeEach`.
 *
 * @returns the answers of the backend, which may be changed during the test
 */
export function startVerification(): Answers {
  const answers: Answers = { getMe: player };
  backend(answers);
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: ORIGIN } })));
  const session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
  bindSession(session);
  session.receive('token', 3600);
  useAlertStore.setState({ alerts: [] });
  resetVerificationRequest();
  return answers;
}

/**
 * Logs out, forgets the check that was sent, and resets timers, `recheck` and the configuration, but not the answers or alerts. For
 * `afterEach`.
 */
export async function stopVerification(): Promise<void> {
  await theSession().logout();
  theSession().dispose();
  vi.useRealTimers();
  recheck.mockReset();
  forgetSentCheck();
  setRuntimeConfig(parseRuntimeConfig(''));
}

/** Returns type and message of each alert that is shown. */
export const alerts = () => useAlertStore.getState().alerts.map(({ type, message }) => [type, message]);
/** Returns the open dialog; null if there is none. */
export const dialog = () => screen.queryByRole('dialog');

/** Renders the flow and requests the check. `recheck` finds the same state until a test changes it. */
export async function requestCheck(state: VerificationState) {
  recheck.mockResolvedValue(state);
  const page = renderFlow(state);
  await act(async () => requestVerification());
  return page;
}

/** Renders the flow without a request. `setState` renders it with another state. */
export function renderFlow(state: VerificationState) {
  const client = createQueryClient();
  const flow = (current: VerificationState) => (
    <QueryClientProvider client={client}>
      <VerificationFlow state={current} recheck={recheck} />
    </QueryClientProvider>
  );
  const page = render(flow(state));
  return { setState: (current: VerificationState) => page.rerender(flow(current)) };
}

/** Plays the widget with a title, which is ready at once. @returns the iframe, the messages to it, and a function that sends one from it */
export async function openWidget(title: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  const received: unknown[] = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void received.push(message));
  const send = (message: object, origin = ORIGIN) =>
    act(async () => {
      const data = { v: 1, app: 'verification', ...message };
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
    });
  await send({ type: 'ready' });
  return { frame, received, send };
}
