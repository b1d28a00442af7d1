import { freshVisit } from './control';
import { playDoubleCheat } from './double-plays';
import { lawfulDouble } from './lawful-double';
import { lawfulMines } from './lawful-mines';
import { playMinesCheat } from './mines-plays';
import { planCheats, planLawful, rounds } from './plan';
import { test } from './shared-context';
import { expectFailureInHistory, expectLawful, expectRed } from './verdicts';

const TIMEOUT_PER_ROUND_MS = 60_000;
const PLAYS = { mines: playMinesCheat, double: playDoubleCheat };

for (const { game, name } of planCheats()) {
  test(`${game}: the cheat ${name} is red in each of ${rounds} rounds`, async ({ shared }) => {
    test.setTimeout(rounds * TIMEOUT_PER_ROUND_MS);
    const begun = Date.now();
    for (let round = 0; round < rounds; round += 1) {
      const { page } = await freshVisit(shared);
      await PLAYS[game](page, name);
      await expectRed(page, game);
      if (round === 0) await expectFailureInHistory(page);
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
