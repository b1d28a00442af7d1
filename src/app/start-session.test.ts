import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Session } from '@/session/session';
import { testToken } from '@/session/test-tokens';
import { useAlertStore } from '@/shell/alert-store';
import { holdForReload, keepForms } from '@/shell/kept-forms';

import { NOT_KEPT, startSession } from './start-session';

const drawAnew = vi.fn();
let client: QueryClient;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  // A browser that blocks cookies.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  client = new QueryClient();
  session = startSession(client, drawAnew);
});

afterEach(() => {
  session.end();
  useAlertStore.setState({ alerts: [] });
  drawAnew.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const alerts = () => useAlertStore.getState().alerts.map(({ message }) => message);
const turn = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

test('blocked cookies: the session lives in memory, with a notice, said once', () => {
  session.receive(testToken('ana'), 3600);
  expect(session.state().name).toBe('player');
  expect(alerts()).toEqual([NOT_KEPT]);
  useAlertStore.setState({ alerts: [] });
  session.receive(testToken('ana', 1), 3600);
  expect(alerts()).toEqual([]);
});

test('another player: what was loaded is gone before the page is drawn anew', () => {
  session.receive(testToken('ana'), 3600);
  client.setQueryData(['/api/auth/me'], { balance: 5 });
  drawAnew.mockImplementation(() => expect(client.getQueryData(['/api/auth/me'])).toBeUndefined());
  session.receive(testToken('bia'), 3600);
  expect(drawAnew).toHaveBeenCalledOnce();
});

test('a page in the back-forward cache shows no balance, and asks for it on return', async () => {
  session.receive(testToken('ana'), 3600);
  client.setQueryData(['/api/auth/me'], { balance: 5 });
  turn('pagehide');
  expect(document.body.style.visibility).toBe('hidden');
  turn('pageshow');
  expect(client.getQueryData(['/api/auth/me'])).toBeUndefined();
  expect(document.body.style.visibility).toBe('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.body.style.visibility).toBe('');
});

test("a visitor's page comes back as it was", () => {
  turn('pagehide');
  expect(document.body.style.visibility).toBe('');
});

test.each([
  ['ana', { amount: 8000 }],
  ['bia', undefined],
])('after a reload by the site %s finds of Ana’s forms what is hers to find (SPEC S8, L2)', async (name, expected) => {
  session.receive(testToken('ana'), 3600);
  const end = holdForReload('withdraw', () => ({ amount: 8000 }));
  keepForms();
  end();
  session.end();
  // As the next document has it.
  vi.resetModules();
  const { keptOf } = await import('@/shell/kept-forms');
  const { startSession: startAgain } = await import('./start-session');
  session = startAgain(client, drawAnew);
  session.receive(testToken(name), 3600);
  expect(keptOf('withdraw')).toEqual(expected);
});
