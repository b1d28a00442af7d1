import type { BrowserContext, Page } from '@playwright/test';

import type { CheatGame } from '../../mocks/db/cheat-switch';
import { callStandIn, openSession } from '../money-browser/stand-in';

export const setCheat = (game: CheatGame, cheat: string | null) => callStandIn('POST', '/__mock/cheat', { game, cheat });

/** Starts a new world, and a browser that remembers nothing, with the player logged in. */
export async function freshPage(context: BrowserContext): Promise<Page> {
  const [first] = context.pages();
  const page = first ?? (await context.newPage());
  await page.goto('/version.json');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openSession(context);
  return page;
}
