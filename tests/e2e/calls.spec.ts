import type { Page } from '@playwright/test';

import { expect, logIn, test } from './support';

/** Of a player: balance, deposits, withdrawals and protection. */
const PRIVATE_CHANNELS = 4;
/** One for all channels of a page (SPEC T1). */
const AUTHORIZATION = 'POST /api/broadcasting/auth/batch';

type Who = 'visitor' | 'player';

/** Collects the calls of the API and the confirmed channels of each page. */
function watch(page: Page, who: Who) {
  const calls: string[] = [];
  let confirmed = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|v2)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('subscription_succeeded')) confirmed += 1;
    });
  });
  /** Opens a page. @returns its calls, until its channels are confirmed and it makes no more */
  return async (path: string): Promise<readonly string[]> => {
    await page.goto('about:blank');
    calls.length = 0;
    confirmed = 0;
    await page.goto(path);
    await expect.poll(() => confirmed, { timeout: 15_000 }).toBeGreaterThanOrEqual(who === 'player' ? PRIVATE_CHANNELS : 0);
    await page.waitForLoadState('networkidle');
    process.stdout.write(`calls of ${path} for a ${who}: ${String(calls.length)}\n`);
    return [...calls];
  };
}

const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index);

const pages = ['/', '/casino/slots', '/user/wallet', '/user/bonus', '/promotions', '/games/mines'];

test('no page makes a call twice for a visitor', async ({ page }) => {
  test.setTimeout(60_000);
  const open = watch(page, 'visitor');
  for (const path of pages.filter((one) => !one.startsWith('/user'))) {
    expect.soft(repeated(await open(path)), path).toEqual([]);
  }
});

test('no page makes a call twice for a player', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await logIn(page);
  const open = watch(page, 'player');
  for (const path of pages) {
    const calls = await open(path);
    expect.soft(calls, path).toContain('GET /api/auth/me');
    expect.soft(calls, path).toContain(AUTHORIZATION);
    expect.soft(calls, path).not.toContain('POST /api/broadcasting/auth');
    expect.soft(repeated(calls), path).toEqual([]);
  }
});
