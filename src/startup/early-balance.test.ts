import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Answers } from '@/api/backend.fixture';
import { backend, refuse } from '@/api/backend.fixture';
import { testToken } from '@/session/tokens.fixture';

import { me } from '../../mocks/factories/account.fixture';
import { showEarlyBalance } from './early-balance';
import { readPlayerEarly } from './early-read';

// The mutator of the head's build.
vi.mock('@/api/mutator', () => import('./early-mutator'));

const MINUTE = 60_000;
const TOKEN = testToken('ana');
const CONFIG = { apiBase: '', regulation: { inactivityMinutes: 30 } };

let cookies: string;

const place = () => document.querySelector('[data-balance]');

function renderPage(snapshot = '{"general_currency":"BRL"}'): void {
  document.body.innerHTML = `
    <script type="application/json" id="config">${JSON.stringify(CONFIG)}</script>
    <script type="application/json" id="snapshot">${snapshot}</script>
    <div data-shell><span data-balance></span></div>`;
}

/** @param remainingMs of its validity */
function storeToken(token: string, remainingMs: number): void {
  cookies = `a=1; __Host-access_token=${token}; __Host-access_token_ends=${String(Date.now() + remainingMs)}.3600000`;
}

/**
 * @param getMe the response
 * @param meanwhile before it arrives
 */
async function openPage(getMe: Answers['getMe'] = me({ balance: 123_456 }), meanwhile = (): unknown => undefined) {
  const requests: Request[] = [];
  backend({
    getMe: (request) => {
      requests.push(request);
      return typeof getMe === 'function' ? getMe(request) : (getMe ?? me());
    },
  });
  if (place() === null) renderPage();
  readPlayerEarly();
  const shell = document.querySelector('[data-shell]');
  if (shell === null) throw new Error('no shell');
  const shown = showEarlyBalance(shell).catch(() => undefined);
  meanwhile();
  await shown;
  return requests;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  localStorage.clear();
  storeToken(TOKEN, 60 * MINUTE);
});

afterEach(() => {
  window.earlyBalance?.end();
  delete window.earlyRead;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the balance is in the header before the application is, by one call as the specification describes it', async () => {
  const requests = await openPage();
  expect(place()?.textContent).toBe('R$\u00a01.234,56');
  expect(requests).toHaveLength(1);
  const request = requests[0];
  expect(request).toMatchObject({ url: 'http://localhost:5173/api/auth/me', credentials: 'omit', cache: 'no-store', redirect: 'manual' });
  expect(request?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  expect(request?.headers.get('Cache-Control')).toBe('private, max-age=600');
  expect(window.earlyRead?.request).toBe(request);
});

test('the application can still read the response', async () => {
  await openPage();
  const response = await window.earlyRead?.response;
  expect(await response?.json()).toEqual(me({ balance: 123_456 }));
});

test.each([
  ['no token', ''],
  ['a token that no header can carry', '__Host-access_token=a%20b; __Host-access_token_ends=99999999999999.3600000'],
  ['a token without its end', `__Host-access_token=${TOKEN}`],
])('with %s nothing is sent', async (_, stored) => {
  cookies = stored;
  expect(await openPage()).toEqual([]);
});

test.each([
  ['has ended', -MINUTE],
  ['is to be refreshed first (SPEC L3)', 5 * MINUTE],
  ['ends later than it can, because the clock was set back', 90 * MINUTE],
])('a token that %s is not sent', async (_, remainingMs) => {
  storeToken(TOKEN, remainingMs);
  expect(await openPage()).toEqual([]);
});

describe('nothing is shown', () => {
  test.each<[string, () => Response]>([
    ['is rejected', () => refuse(401, 'Unauthenticated.')],
    ['is no success', () => Response.json(me(), { status: 202 })],
    ['has no amount', () => Response.json({ ...me(), balance: '1234' })],
    ['is no JSON', () => new Response('<html>')],
    [
      'is lost',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('if the request %s', async (_, respond) => {
    await openPage(respond);
    expect(place()?.textContent).toBe('');
    expect(window.earlyBalance).toBeUndefined();
  });

  test.each<[string, () => unknown]>([
    ['the player has logged out meanwhile', () => (cookies = '')],
    ['another player has logged in meanwhile', () => storeToken(testToken('bia'), 60 * MINUTE)],
    ['the page is locked after inactivity (SPEC Q33)', () => localStorage.setItem('last-activity', String(Date.now() - 31 * MINUTE))],
    ['the application is there', () => document.querySelector('[data-shell]')?.removeAttribute('data-shell')],
  ])('if %s', async (_, change) => {
    await openPage(me(), change);
    expect(place()?.textContent).toBe('');
  });

  test('if the settings have another currency (SPEC E7)', async () => {
    renderPage('{"general_currency":"USD"}');
    await openPage();
    expect(place()?.textContent).toBe('');
  });
});

test('an amount that the player has hidden stays hidden', async () => {
  localStorage.setItem('menu', JSON.stringify({ state: { balanceHidden: true } }));
  await openPage();
  expect(place()?.textContent).toBe('R$\u00a0••••');
});

describe('the balance disappears', () => {
  test('within a second after a logout in another tab', async () => {
    await openPage();
    cookies = '';
    await vi.advanceTimersByTimeAsync(1000);
    expect(place()?.textContent).toBe('');
    expect(window.earlyBalance).toBeUndefined();
  });

  test('before the page is kept for going back', async () => {
    await openPage();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(place()?.textContent).toBe('');
  });
});

test('a response that does not come is given up', async () => {
  const aborted = vi.spyOn(AbortController.prototype, 'abort');
  backend({ getMe: () => new Promise(() => undefined) });
  renderPage();
  readPlayerEarly();
  expect(aborted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(aborted).toHaveBeenCalledOnce();
});
