import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

import type { OperationId } from '../../generated/operations';
import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import type { Session } from '../money-browser/stand-in';
import { callStandIn, openSession } from '../money-browser/stand-in';

/** Makes the operator of a game cheat; null makes it honest again. */
export const setCheat = (game: CheatGame, cheat: string | null) => callStandIn('POST', '/__mock/cheat', { game, cheat });

/** Browser of a player. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Calls of the API as the player, such as from another device. */
  readonly session: Session;
}

/**
 * Resets the stand-in, closes all tabs but one, deletes cookies, `localStorage` and `sessionStorage`, and logs `PLAYER` of
 * `money-browser/stand-in.ts` in. The tab shows no page of the site. Faults of the browser itself, such as `setOffline`, stay.
 */
export async function freshVisit(context: BrowserContext): Promise<Visit> {
  const [first, ...others] = context.pages();
  for (const other of others) await other.close();
  const page = first ?? (await context.newPage());
  await page.goto('/version.json');
  await forget(page);
  return { context, page, session: await openSession(context) };
}

/** Deletes what the origin of the page has in `localStorage` and `sessionStorage`. Cookies stay. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Maximum wait for the reload by the site itself. The site reloads only if it has noticed that it was offline. */
const RELOAD_TIMEOUT_MS = 1500;

/** Ends an offline period, and waits for the reload that may follow. */
export async function restoreConnection({ context, page }: Visit): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: RELOAD_TIMEOUT_MS }).catch(() => undefined);
  await context.setOffline(false);
  await loaded;
}

/** Loses the response to the next call of an operation, after its execution. */
export const loseResponse = (operation: OperationId) => callStandIn('PUT', '/__mock/faults', { operation, lost: true, times: 1 });

/** Delays every response by `latency` ms, until the stand-in is reset. */
export const slowDown = (latency: number) => callStandIn('PUT', '/__mock/faults', { operation: '*', latency });

/** Replaces the faults of the stand-in's real-time events; an empty object ends them. */
export const setRealtimeFaults = (faults: object) => callStandIn('PUT', '/__mock/realtime', { faults });

/**
 * Waits until the next POST request to a path has its response, or has failed. Must be called before the request is sent. Rejects after
 * the timeout of the page.
 */
export async function awaitPost(page: Page, path: RegExp): Promise<void> {
  const isMeant = (request: Request) => request.method() === 'POST' && path.test(request.url());
  await Promise.race([page.waitForEvent('requestfinished', isMeant), page.waitForEvent('requestfailed', isMeant)]);
}

/** Timeout of one attempt to press a button, for slow machines. */
const PRESS_MS = 2000;
/** Time after a press in which its request must be sent, before the button is pressed again. */
const SENT_WITHIN_MS = 1500;

/**
 * Presses a button until it sends its POST request to `path`, and waits for the response. A button ignores presses for half a second
 * after its meaning has changed, and while an earlier request without an answer is looked up.
 */
export async function pressUntilSent(page: Page, button: Locator, path: RegExp): Promise<void> {
  let isSent = false;
  const onRequest = (request: Request) => void (isSent ||= request.method() === 'POST' && path.test(request.url()));
  page.on('request', onRequest);
  const response = awaitPost(page, path);
  await expect(async () => {
    if (!isSent) await button.click({ timeout: PRESS_MS });
    await expect.poll(() => isSent, { timeout: SENT_WITHIN_MS }).toBe(true);
  }).toPass({ intervals: [100] });
  await response;
  page.off('request', onRequest);
}
