import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import { readEvidenceFile } from '../../src/fairness/verifier/read-evidence-file';
import { verifyFiles } from '../../src/fairness/verifier/verify-file';
import { PLAYER } from '../money-browser/stand-in';

/** Time for a red verdict, from the moment when the evidence is complete: 5 s, and 5 s by which reads may lag. */
const RED_WITHIN_MS = 10_000;
/** Time for a red verdict on a prize that is missing: it is orange for a minute, and the transactions are read every 30 s. */
const UNPAID_WITHIN_MS = 120_000;
/** Time for the verdict of a disturbed round. */
const VERDICT_MS = 20_000;
/** Time in which a late red verdict would come: a contradiction is read twice, 5.5 s apart, before it is reported. */
const LATE_RED_MS = 6500;

/** Verdict in the browser's log. */
interface LoggedVerdict {
  readonly game: string;
  readonly round: string;
  readonly verdict: 'passed' | 'failed' | 'unchecked';
  readonly reasons: readonly string[];
}

/** Returns the elements that show a red verdict: an alert, the mark of a round in the history, or the number of failed rounds. */
const red = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /[Nn]ão confere|não podia|[Nn]ão conferem/ })
    .or(page.getByRole('main').getByText(/^(\d+ rodadas? não conferem?|Não confere$)/));

/** Returns the verdicts that the browser keeps for the history, newest first. */
async function loggedVerdicts(page: Page, game: CheatGame): Promise<readonly LoggedVerdict[]> {
  const text = await page.evaluate((player) => localStorage.getItem(`fairness log ${player}`), PLAYER);
  const { entries } = (JSON.parse(text ?? '{"entries":[]}') ?? {}) as { entries: readonly LoggedVerdict[] };
  return entries.filter((entry) => entry.game === game);
}

/**
 * Expects a red verdict on the page within 10 s (2 min if the cheat's name begins with `prize-`), and then that of a new round in the
 * log within 10 s.
 *
 * @param cheat name of the cheat that was played
 * @param known rounds that have failed earlier in this browser; the new ones are added
 */
export async function expectRed(page: Page, game: CheatGame, cheat: string, known: Set<string>): Promise<void> {
  const timeout = cheat.startsWith('prize-') ? UNPAID_WITHIN_MS : RED_WITHIN_MS;
  await expect(red(page).first()).toBeVisible({ timeout });
  const newlyFailed = async () =>
    (await loggedVerdicts(page, game)).filter(({ round, verdict }) => verdict === 'failed' && !known.has(round)).map(({ round }) => round);
  await expect.poll(newlyFailed, { timeout: RED_WITHIN_MS }).not.toEqual([]);
  for (const round of await newlyFailed()) known.add(round);
}

/** Expects that the newest verdict that is not green is orange, within 2 min: what is withheld is orange 90 s after the bet. */
export async function expectOrange(page: Page, game: CheatGame): Promise<void> {
  const newest = async () => (await loggedVerdicts(page, game)).find(({ verdict }) => verdict !== 'passed');
  await expect.poll(newest, { timeout: UNPAID_WITHIN_MS }).toMatchObject({ verdict: 'unchecked' });
}

/**
 * Opens the page of all verdicts. Expects that it shows a failure, and that the file exported there has the verdicts of the log.
 *
 * @param isOrange true if no round has failed, so that the page shows none
 */
export async function expectSameInFile(page: Page, isOrange: boolean): Promise<void> {
  await page.goto('/games/fairness');
  const heading = isOrange ? 'Se uma rodada não conferir' : 'Você tem rodadas que não conferem';
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar todas as provas' }).click();
  const file = readEvidenceFile(await readFile(await (await download).path(), 'utf8'));
  const verified: string[] = [];
  for await (const { verdict } of verifyFiles([file], { trustsBeacon: true })) verified.push(verdict);
  const logged = [...(await loggedVerdicts(page, 'mines')), ...(await loggedVerdicts(page, 'double'))].map(({ verdict }) => verdict);
  expect(verified.toSorted()).toEqual(logged.toSorted());
}

/** Expects the given verdict, by default any but red, and that no red one follows. */
export async function expectLawful(page: Page, game: CheatGame, verdict?: 'passed' | 'unchecked'): Promise<void> {
  const newest = async () => (await loggedVerdicts(page, game))[0]?.verdict;
  await expect.poll(newest, { timeout: VERDICT_MS }).toMatch(verdict ?? /passed|unchecked/);
  const isLateRed = await red(page)
    .first()
    .waitFor({ timeout: LATE_RED_MS })
    .then(
      () => true,
      () => false,
    );
  // The log is checked before the page, because its message has the reasons.
  expect((await loggedVerdicts(page, game)).filter((entry) => entry.verdict === 'failed')).toEqual([]);
  expect(isLateRed).toBe(false);
}
