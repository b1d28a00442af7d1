import { afterEach, describe, expect, test } from 'vitest';

import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import { CHEAT_GAMES } from '../../mocks/db/games/cheat-switch';
import { CATALOGUE } from '../../mocks/http/cheats/catalogue';
import { evidenceText } from '../../src/fairness/core/evidence';
import type { Verdict } from '../../src/fairness/core/fair-checks';
import { listVerdicts, readEvidence } from '../../src/fairness/core/verdict-log';
import { readEvidenceFile } from '../../src/fairness/verifier/read-evidence-file';
import { verifyFiles } from '../../src/fairness/verifier/verify-file';
import { doubleModules } from './double-modules';
import { doublePlays } from './double-plays';
import { IRREGULARITIES } from './lawful-answers';
import { minesModules } from './mines-modules';
import { minesPlays } from './mines-plays';
import { createSiteModules, leaveSiteModules, PLAYER, STAND_IN_BEACON } from './site-modules';

// These tests share their worker with other files. The site keeps in memory what it cannot store, and in Node it cannot store anything:
// the verdicts and commitments of another file were read here, until each browser of `createSiteModules` began without them.
afterEach(leaveSiteModules);

/** Opens the page, and plays a cheat by the site's modules. */
async function play(game: CheatGame, cheat: string): Promise<void> {
  const site = createSiteModules(`${game} ${cheat}`);
  if (game === 'mines') {
    const player = minesModules(site);
    await player.open();
    await minesPlays.play(player, cheat);
  } else {
    const player = doubleModules(site);
    await player.open();
    await doublePlays.play(player, cheat);
  }
  expect(site.reports).toEqual([]);
}

/** Returns the verdicts that the page shows and those of the file that it exports, in the same order. */
async function verdicts() {
  const entries = listVerdicts(PLAYER);
  const rounds = entries.map((entry) => readEvidence(PLAYER, entry)).filter((evidence) => evidence !== null);
  const file = readEvidenceFile(evidenceText({ beacon: STAND_IN_BEACON, rounds }));
  const verified: Verdict[] = [];
  for await (const { verdict } of verifyFiles([file], { trustsBeacon: true })) verified.push(verdict);
  return { site: entries.map(({ round, verdict, reasons }) => ({ round, verdict, reasons })), file: verified };
}

describe.each(CHEAT_GAMES)('%s', (game) => {
  test.each(Object.entries(CATALOGUE[game]))('the cheat %s ends as stated, on the site and in the exported file', async (name, cheat) => {
    await play(game, name);
    const { site, file } = await verdicts();
    expect(file, JSON.stringify(site)).toEqual(site.map(({ verdict }) => verdict));
    expect(file, JSON.stringify(site)).toContain(cheat.ends === 'orange' ? 'unchecked' : 'failed');
    if (cheat.ends === 'orange') expect(file, JSON.stringify(site)).not.toContain('failed');
  });
});

/** Plays a round with an irregularity: a diamond and a cash-out, or a bet, for one irregularity a cancelled one. */
async function playLawfully({ game, name, answers, begin, middle }: (typeof IRREGULARITIES)[number]): Promise<void> {
  const site = createSiteModules(`lawful ${game} ${name}`);
  const changes = answers?.(site) ?? {};
  site.setFilter((id, body, status) => {
    const changed = (changes[id] ?? changes['*'] ?? ((same: Record<string, unknown>) => same))(body as Record<string, unknown>, Date.now());
    return changed && { status, body: changed };
  });
  if (game === 'mines') {
    const player = minesModules(site);
    await player.open();
    begin?.(site);
    await player.start();
    const [first = 0, second = 0] = await player.safeCells();
    await player.openCell(first);
    middle?.(site);
    await player.openCell(second);
    await player.cashOut();
    await player.waitForEnd();
    return;
  }
  const player = doubleModules(site);
  await player.open();
  begin?.(site);
  const round = await player.nextRound();
  await player.bet('red');
  middle?.(site);
  if (name.includes('cancellation')) await player.takeBack();
  await player.finish(round);
  await player.waitForSettlement();
}

test('there are at least 139 cheats and 20 irregularities, each with a name of its own', () => {
  expect(CHEAT_GAMES.flatMap((game) => Object.keys(CATALOGUE[game])).length).toBeGreaterThanOrEqual(99 + 40);
  expect(new Set(IRREGULARITIES.map(({ game, name }) => `${game} ${name}`)).size).toBe(IRREGULARITIES.length);
  expect(IRREGULARITIES.length).toBeGreaterThanOrEqual(20);
});

test.each(IRREGULARITIES)('$game: $name is never red, on the site and in the exported file', async (irregularity) => {
  await playLawfully(irregularity);
  const { site, file } = await verdicts();
  expect(file, JSON.stringify(site)).toEqual(site.map(({ verdict }) => verdict));
  expect(file, JSON.stringify(site)).not.toContain('failed');
  expect(file.length).toBeGreaterThan(0);
});
