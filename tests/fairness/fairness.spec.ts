import { test } from '@playwright/test';

import { freshPage } from './control';
import { playDoubleCheat } from './double-plays';
import { playMinesCheat } from './mines-plays';
import { planCheats, rounds } from './plan';
import { expectRed } from './verdicts';

const TIMEOUT_PER_ROUND_MS = 30_000;
const PLAYS = { mines: playMinesCheat, double: playDoubleCheat };

// Saves CPU, and shows a result as soon as it is known.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const { game, name } of planCheats()) {
  test(`${game}: the cheat ${name} is red in each of ${rounds} rounds`, async ({ context }) => {
    test.setTimeout(rounds * TIMEOUT_PER_ROUND_MS);
    const begun = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      const page = await freshPage(context);
      await PLAYS[game](page, name);
      await expectRed(page);
    }
    console.info(`${game} ${name}: ${((Date.now() - begun) / rounds).toFixed(0)} ms per round`);
  });
}
