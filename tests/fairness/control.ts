import type { BrowserContext, Page, Request } from '@playwright/test';

import type { OperationId } from '../../generated/operations';
import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import type { Session } from '../money-browser/stand-in';
import { callStandIn, openSession } from '../money-browser/stand-in';

export const setCheat = (game: CheatGame, cheat: string | null) => callStandIn('POST', '/__mock/cheat', { game, cheat });

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** API as the player, for example on another device. */
  readonly session: Session;
}

/** Starts a new world, and a browser that remembers nothing, with the player logged in. */
export async function freshVisit(context: BrowserContext): Promise<Visit> {
  const [first, ...others] = context.pages();
  for (const other of others) await other.close();
  const page = first ?? (await context.newPage());
  await page.goto('/version.json');
  await forget(page);
  return { context, page, session: await openSession(context) };
}

/** Removes all that the browser stored. */
export async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Wait for the site's own reload, which follows only if it noticed that it was offline. */
const RELOAD_TIMEOUT_MS = 1500;

/** Ends an offline period. */
export async function restoreConnection({ context, page }: Visit): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: RELOAD_TIMEOUT_MS }).catch(() => undefined);
  await context.setOffline(false);
  await loaded;
}

/** Loses the response to one call after its execution. */
export const loseResponse = (operation: OperationId) => callStandIn('PUT', '/__mock/faults', { operation, lost: true, times: 1 });

/** Delays every response. */
export const slowDown = (latency: number) => callStandIn('PUT', '/__mock/faults', { operation: '*', latency });

export const setRealtimeFaults = (faults: object) => callStandIn('PUT', '/__mock/realtime', { faults });

/** Waits until a POST has its response, or has lost it. */
export async function awaitPost(page: Page, path: RegExp): Promise<void> {
  const isMeant = (request: Request) => request.method() === 'POST' && path.test(request.url());
  await Promise.race([page.waitForEvent('requestfinished', isMeant), page.waitForEvent('requestfailed', isMeant)]);
}
