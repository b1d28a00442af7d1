import type { Page } from '@playwright/test';

import { CATALOGUE } from '../../mocks/http/cheats/catalogue';
import { freshVisit } from './control';
import { doublePlayer, openDouble } from './double-player';
import { doublePlays } from './double-plays';
import { lawfulDouble } from './lawful-double';
import { lawfulMines } from './lawful-mines';
import { minesPlayer, openMines } from './mines-player';
import { minesPlays } from './mines-plays';
import { planCheats, planLawful, rounds } from './plan';
import { test } from './shared-context';
import { expectSameInFile, expectLawful, expectOrange, expectRed } from './verdicts';

const TIMEOUT_PER_ROUND_MS = 240_000;
/** Number of rounds per visit: opening a page takes most of the time of a round. */
const ROUNDS_PER_VISIT = 10;
const PLAYS = {
  mines: { ...minesPlays, open: openMines, play: (page: Page, cheat: string) => minesPlays.play(minesPlayer(page), cheat) },
  double: { ...doublePlays, open: openDouble, play: (page: Page, cheat: string) => doublePlays.play(doublePlayer(page), cheat) },
};

for (const { game, name } of planCheats()) {
  const isOrange = CATALOGUE[game][name]?.ends === 'orange';
  test(`${game}: the cheat ${name} is ${isOrange ? 'orange' : 'red'} in each of ${rounds} rounds`, async ({ shared }) => {
    test.setTimeout(rounds * TIMEOUT_PER_ROUND_MS);
    const begun = Date.now();
    const { open, play, isRepeatable } = PLAYS[game];
    const perVisit = isRepeatable(name) ? Math.min(rounds, ROUNDS_PER_VISIT) : 1;
    for (let visit = 0; visit < rounds / perVisit; visit += 1) {
      const { page } = await freshVisit(shared);
      await open(page);
      const failed = new Set<string>();
      for (let round = 0; round < perVisit; round += 1) {
        await play(page, name);
        await (isOrange ? expectOrange(page, game) : expectRed(page, game, name, failed));
      }
      if (visit === 0) await expectSameInFile(page, isOrange);
    }
    console.info(`${game} ${name}: ${((Date.now() - begun) / rounds).toFixed(0)} ms per round`);
  });
}

for (const { game, name, verdict, play } of planLawful([...lawfulMines, ...lawfulDouble])) {
  test(`${game}: ${name} is not red`, async ({ shared }) => {
    test.setTimeout(TIMEOUT_PER_ROUND_MS);
    const visit = await freshVisit(shared);
    await play(visit);
    await expectLawful(visit.page, game, verdict);
    console.info(`${game} ${name}: ok`);
  });
}
