import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { updateRegisterDraft } from '@/features/account/register/register-draft';
import { trackDeposit } from '@/features/marketing/deposit-tracking';
import type { Session } from '@/session/session';
import { testToken } from '@/session/tokens.fixture';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { clearDrafts, registerDraft, saveDrafts, readDraft } from '@/product/reload-drafts';

import { COOKIES_BLOCKED_MESSAGE, SESSION_ENDED_MESSAGE, startSession } from './start-session';

let client: QueryClient;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  // The mocks behave as if cookies were blocked.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  client = new QueryClient();
  session = startSession(client);
});

afterEach(() => {
  session.dispose();
  useAlertStore.setState({ alerts: [] });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const alerts = () => useAlertStore.getState().alerts.map(({ message }) => message);
const dispatchTransition = (type: 'pagehide' | 'pageshow') => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

test('with blocked cookies the session is in memory and one alert says so', () => {
  session.receive(testToken('ana'), 3600);
  expect(session.state().name).toBe('player');
  expect(alerts()).toEqual([COOKIES_BLOCKED_MESSAGE]);
  useAlertStore.setState({ alerts: [] });
  session.receive(testToken('ana', 1), 3600);
  expect(alerts()).toEqual([]);
});

test('another player gets new parts, which never see the data of the last one', () => {
  session.receive(testToken('ana'), 3600);
  client.setQueryData(['/api/auth/me'], { balance: 5 });
  const seen: unknown[] = [];
  const stop = useSessionStore.subscribe(({ changes }, before) => {
    if (changes !== before.changes) seen.push(client.getQueryData(['/api/auth/me']) ?? 'nothing');
  });
  session.receive(testToken('bia'), 3600);
  stop();
  expect(seen).toEqual(['nothing']);
});

test('a page in the back-forward cache is hidden, and fetches the balance again on return', async () => {
  session.receive(testToken('ana'), 3600);
  client.setQueryData(['/api/auth/me'], { balance: 5 });
  dispatchTransition('pagehide');
  expect(document.body.style.visibility).toBe('hidden');
  dispatchTransition('pageshow');
  expect(client.getQueryData(['/api/auth/me'])).toBeUndefined();
  expect(document.body.style.visibility).toBe('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.body.style.visibility).toBe('');
});

test("a visitor's page is not hidden", () => {
  dispatchTransition('pagehide');
  expect(document.body.style.visibility).toBe('');
});

test.each([
  ['ana', { amount: 8000 }],
  ['bia', undefined],
])('after a reload by the site, %s gets the drafts of Ana only if she is Ana (SPEC S8, L2)', async (name, expected) => {
  session.receive(testToken('ana'), 3600);
  const end = registerDraft('withdraw', () => ({ amount: 8000 }));
  saveDrafts();
  end();
  session.dispose();
  // The reset modules are those of the next document.
  vi.resetModules();
  const { readDraft } = await import('@/product/reload-drafts');
  const { startSession: startAgain } = await import('./start-session');
  session = startAgain(client);
  session.receive(testToken(name), 3600);
  expect(readDraft('withdraw')).toEqual(expected);
});

describe('a session that ended because its token could not be refreshed (SPEC D4)', () => {
  let unmount: () => void;
  beforeEach(async () => {
    backend({ refreshToken: new Response('<h1>Manutenção</h1>', { status: 503 }) });
    session.receive(testToken('ana'), 60);
    unmount = registerDraft('withdraw', () => ({ amount: 8000 }));
    await vi.waitUntil(
      async () => {
        await vi.advanceTimersByTimeAsync(1000);
        return session.state().name === 'visitor';
      },
      // Only the clock of the page moves, so that waiting in between costs time for nothing.
      { timeout: 15_000, interval: 1 },
    );
    unmount();
  });
  afterEach(() => {
    clearDrafts();
  });

  test('shows an alert, and keeps the drafts for the next login of the player', () => {
    expect(alerts()).toEqual([SESSION_ENDED_MESSAGE]);
    session.receive(testToken('ana', 1), 3600);
    expect(readDraft('withdraw')).toEqual({ amount: 8000 });
  });

  test('discards the drafts if another player logs in', () => {
    session.receive(testToken('bia'), 3600);
    expect(readDraft('withdraw')).toBeUndefined();
  });

  test('keeps the drafts over a reload by the site before the login', async () => {
    saveDrafts();
    vi.resetModules();
    const again = await import('@/product/reload-drafts');
    expect([again.readDraft('player'), again.readDraft('withdraw')]).toEqual(['ana', { amount: 8000 }]);
  });
});

test('a logout clears marketing cookies, tracked deposits and the draft of a registration (SPEC L2)', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  backend();
  session.receive(testToken('ana'), 3600);
  trackDeposit({ transaction_id: 'trx_1', amount: 500, deposit_occurrence: 1 });
  updateRegisterDraft({ step: 'limits' });
  await session.logout();
  await vi.waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringMatching(/^params=; Max-Age=0;/)));
  for (const name of ['btag', 'referrer_id', 'code', 'client_id', 'utm_source'])
    expect(written).toHaveBeenCalledWith(expect.stringContaining(`${name}=; Max-Age=0;`));
  expect([localStorage.getItem('deposit-tracking'), sessionStorage.getItem('register')]).toEqual([null, null]);
});

test('a logout discards the drafts', async () => {
  backend();
  session.receive(testToken('ana'), 3600);
  const end = registerDraft('withdraw', () => ({ amount: 8000 }));
  await session.logout();
  end();
  expect(readDraft('withdraw')).toBeUndefined();
  expect(alerts()).toEqual([]);
});

test('a balance that the page’s head has shown ends with a session that is not its own', () => {
  const end = vi.fn(() => delete window.earlyBalance);
  const show = () => {
    window.earlyBalance = { token: testToken('ana'), text: 'R$ 1,00', place: document.body, end };
  };
  show();
  session.receive(testToken('ana'), 3600);
  expect(end).not.toHaveBeenCalled();
  session.receive(testToken('bia'), 3600);
  expect(end).toHaveBeenCalledOnce();
  session.dispose();
  // The next page has no session at all.
  show();
  session = startSession(client);
  expect(end).toHaveBeenCalledTimes(2);
});
