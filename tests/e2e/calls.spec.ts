import type { Page } from '@playwright/test';

import { CALL_LIMITS, MAX_DOUBLE_CALLS_PER_MINUTE, MAX_IDLE_CALLS_PER_MINUTE } from '../../bench/call-limits';

import { expect, logIn, test } from './support';

/** Number of a player's channels: balance, deposits, withdrawals and protection. */
const PRIVATE_CHANNELS = 4;
/** Call that authorizes all channels of a page (SPEC T1). */
const AUTHORIZATION = 'POST /api/broadcasting/auth/batch';
const OVERVIEW = 'GET /api/user/overview';

/** Time without a call after which a page has all that it needs. */
const QUIET_MS = 2000;

type Who = 'visitor' | 'player';

const pages = Object.entries(CALL_LIMITS);

const WAITING_MS = 15_000;
const ROUND_MS = 25_000;

/** Starts a round: the page fetches a round that ends before the socket is open. */
async function startRound(page: Page): Promise<void> {
  const response = await page.request.get('/v2/mini-games/double/current');
  const { data } = (await response.json()) as { data: { betting_ends_at: string; server_time: string } };
  const endsAt = Date.parse(data.betting_ends_at) - WAITING_MS + ROUND_MS;
  await page.request.post('/__mock/clock', { data: { advance: endsAt - Date.parse(data.server_time) } });
}

/** Collects the calls of the API and the frames of the socket of each page. */
function watch(page: Page, who: Who) {
  const calls: string[] = [];
  let frames: string[] = [];
  let lastCallAt = 0;
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(api|v2)\//.test(pathname)) return;
    calls.push(`${request.method()} ${pathname}${search}`);
    lastCallAt = Date.now();
  });
  let sockets = 0;
  page.on('websocket', (socket) => {
    sockets += 1;
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  const confirmed = () => frames.filter((frame) => frame.includes('subscription_succeeded')).length;
  /** Waits until no call is made, in real time. The network is never idle on pages whose third parties poll. */
  const quiet = async () => {
    lastCallAt = Math.max(lastCallAt, Date.now());
    await expect.poll(() => Date.now() - lastCallAt).toBeGreaterThan(QUIET_MS);
  };
  /** Opens a page. @returns its calls, until its channels are confirmed and it makes no more */
  const open = async (path: string): Promise<readonly string[]> => {
    await page.goto('about:blank');
    if (path === '/games/double') await startRound(page);
    calls.length = 0;
    frames = [];
    await page.goto(path);
    const press = () => (who === 'visitor' ? page.keyboard.press('Shift') : undefined);
    // A visitor's socket opens with the first press after the page has loaded (SPEC D13).
    await expect.poll(async () => [await press(), frames.length].at(-1)).toBeGreaterThan(0);
    await expect.poll(confirmed).toBeGreaterThanOrEqual(who === 'player' ? PRIVATE_CHANNELS : 0);
    await quiet();
    process.stdout.write(`calls of ${path} for a ${who}: ${String(calls.length)}\n`);
    return [...calls];
  };
  return { open, quiet, calls, frames: () => frames, sockets: () => sockets };
}

const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index);

/**
 * Calls that a slow machine repeats: a slow response says little about the clock (`server-clock.ts`), and a balance that was
 * requested long before its channel is confirmed may be old (`refetch-missed.ts`).
 */
const REPEATED_IF_SLOW = ['GET /v2/mini-games/double/current', 'GET /api/auth/me'];

function expectLimit(made: readonly string[], path: string, limit: number): void {
  const calls = made.filter((call, index) => !REPEATED_IF_SLOW.includes(call) || made.indexOf(call) === index);
  expect.soft(repeated(calls), path).toEqual([]);
  // The list names the calls if there are too many.
  expect.soft(calls.length, `${path}\n${calls.join('\n')}`).toBeLessThanOrEqual(limit);
}

test('no page makes a call twice or more calls than its limit for a visitor', { tag: '@full' }, async ({ page }) => {
  const { open } = watch(page, 'visitor');
  for (const [path, { visitor }] of pages) if (visitor !== undefined) expectLimit(await open(path), path, visitor);
});

/** Paths of the tests in `npm test` (docs/testing.md). */
const sampledPaths = ['/', '/games/mines'];
for (const isSampled of [true, false]) {
  test(
    `no page ${isSampled ? 'of the sample' : 'of the others'} makes a call twice or more calls than its limit for a player`,
    { tag: isSampled ? [] : '@full' },
    async ({ page }) => {
      await page.goto('/');
      await logIn(page);
      const { open } = watch(page, 'player');
      for (const [path, { player }] of pages) {
        if (player === undefined || sampledPaths.includes(path) !== isSampled) continue;
        const calls = await open(path);
        for (const call of ['GET /api/auth/me', OVERVIEW, AUTHORIZATION]) expect.soft(calls, path).toContain(call);
        expect.soft(calls, path).not.toContain('POST /api/broadcasting/auth');
        expectLimit(calls, path, player);
      }
    },
  );
}

test('home makes no more calls on a phone and on a wide screen', { tag: '@full' }, async ({ page }) => {
  const { open } = watch(page, 'visitor');
  for (const [width, height] of [
    [412, 823],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expectLimit(await open('/'), `/ at ${String(width)} px`, CALL_LIMITS['/']?.visitor ?? 0);
  }
});

/** Lets time pass for the page and, if it has rounds, for the stand-in, in steps that leave time for the socket. */
async function pass(page: Page, { seconds, withStandIn = false }: { seconds: number; withStandIn?: boolean }): Promise<void> {
  // An event of a round is overdue after a second.
  const stepMs = withStandIn ? 500 : 2500;
  for (let passedMs = 0; passedMs < seconds * 1000; passedMs += stepMs) {
    if (withStandIn) await page.request.post('/__mock/clock', { data: { advance: stepMs } });
    await page.clock.runFor(stepMs);
  }
}

for (const who of ['visitor', 'player'] as const) {
  test(`an idle page makes no call in two minutes with a live socket for a ${who}`, { tag: '@full' }, async ({ page }) => {
    await page.clock.install();
    if (who === 'player') {
      await page.goto('/');
      await logIn(page);
    }
    const { open, quiet, calls, sockets } = watch(page, who);
    await open('/');
    // A player is fetched once more after the channels are confirmed, by the next poll (SPEC T1).
    await pass(page, { seconds: 30 });
    // That call may still be in flight on a busy machine.
    await quiet();
    let opened: number;
    do {
      // On a busy machine the answer to a ping may come too late for the page's clock: that is not a live socket.
      opened = sockets();
      calls.length = 0;
      await pass(page, { seconds: 120 });
    } while (sockets() !== opened);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(2 * MAX_IDLE_CALLS_PER_MINUTE);
  });
}

test('double makes at most two calls a minute with a live socket', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  const { open, calls, frames } = watch(page, 'visitor');
  await open('/games/double');
  calls.length = 0;
  const opened = () => frames().filter((frame) => frame.includes('DoubleRoundOpened')).length;
  const before = opened();
  await pass(page, { seconds: 120, withStandIn: true });
  expect(opened() - before).toBeGreaterThanOrEqual(4);
  process.stdout.write(`calls of double in two minutes: ${String(calls.length)}\n`);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(2 * MAX_DOUBLE_CALLS_PER_MINUTE);
});
