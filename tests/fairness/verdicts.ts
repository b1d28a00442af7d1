import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { PLAYER } from '../money-browser/stand-in';

/** From the moment when the evidence is complete. */
export const RED_WITHIN_MS = 5000;

interface LoggedVerdict {
  readonly game: string;
  readonly round: string;
  readonly verdict: 'passed' | 'failed' | 'unchecked';
  readonly reasons: readonly string[];
}

/** An alert, or the count of the page: the player sees both at once. */
const red = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /[Nn]ão confere|não podia|[Nn]ão conferem/ })
    .or(page.getByRole('main').getByText(/^\d+ rodadas? não conferem?/));

/** Expects a red verdict in time. */
export async function expectRed(page: Page): Promise<void> {
  await expect(red(page).first()).toBeVisible({ timeout: RED_WITHIN_MS });
}

/** The verdicts that the browser keeps for the history. */
export async function loggedVerdicts(page: Page): Promise<readonly LoggedVerdict[]> {
  const text = await page.evaluate((player) => localStorage.getItem(`fairness log ${player}`), PLAYER);
  return text === null ? [] : (JSON.parse(text) as { entries: readonly LoggedVerdict[] }).entries;
}

/** Expects the failure in the history page. */
export async function expectFailureInHistory(page: Page): Promise<void> {
  await page.goto('/games/fairness');
  await expect(page.getByRole('heading', { name: 'Você tem rodadas que não conferem' })).toBeVisible();
}

export async function expectNotRed(page: Page): Promise<void> {
  await expect(red(page)).toHaveCount(0);
  const failed = (await loggedVerdicts(page)).filter(({ verdict }) => verdict === 'failed');
  expect(failed).toEqual([]);
}
