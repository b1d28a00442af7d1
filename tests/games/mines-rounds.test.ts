import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { testApp } from '../../mocks/http/app.fixture';
import { backend } from '../../src/api/backend.fixture';
import { registerSession } from '../../src/api/session-port';
import { registerToken } from '../../src/session/stand-in-login.fixture';
import type { MinesGame } from '../../generated/api/model/mines-game';
import { noteCommitment, replaceSeenCommitment } from '../../src/fairness/mines/commitments';
import { readRecords } from '../../src/fairness/mines/read-journal';
import { createStartRequests, moveRequests } from '../../src/features/mines/moves/move-requests';
import { CELLS, multiplierHundredths } from '../../src/fairness/mines/odds';
import { verifyMinesGame } from '../../src/fairness/mines/verify';
import { verdictOf } from '../../src/fairness/core/fair-checks';
import { getMinesConfig, getMinesFairness } from '../../generated/api/mines';
import { createPrng } from '../money/prng';

import { stubBrowser } from './mines-harness';

// `MINES_ROUNDS=10000` runs all of them.
const ROUNDS = Number(process.env.MINES_ROUNDS ?? 100);
const PLAYER = 'usr_1';
const STAKE_CENTS = 100;
const MAX_GOAL_MULTIPLIER = 25;

afterEach(() => {
  registerSession(null);
  vi.unstubAllGlobals();
});

test(
  `${ROUNDS} random rounds through the site's modules pass verification, and their return is the stated one`,
  async () => {
    stubBrowser();
    const app = testApp({ games: 1 });
    const token = await app.logIn();
    registerToken(() => Promise.resolve(token));
    backend({}, (request) => app.app.fetch(request));
    app.world.accounts.adjustBalance(PLAYER, 500_000_000);
    const start = app.world.accounts.get(PLAYER).wallet.balances.real;

    const prng = createPrng(ROUNDS);
    const context = { client: new QueryClient(), player: PLAYER };
    const { data: config } = await getMinesConfig();
    const terms = { edgeBp: config.edge_bp, maxPayout: config.max_payout };
    let [paid, expected, variance, won] = [0, 0, 0, 0];

    for (let round = 0; round < ROUNDS; round += 1) {
      const mines = prng.integer(1, 24);
      // Rare multipliers are excluded: their variance would hide a wrong return.
      const within = config.multipliers[mines]?.filter((factor) => factor <= MAX_GOAL_MULTIPLIER).length ?? 1;
      const goal = prng.integer(1, within);
      const asked = { amount: STAKE_CENTS, mines, client_seed: prng.uuid() };
      const { data: fairness } = await getMinesFairness();
      const startRequests = createStartRequests(context, { ...noteCommitment(PLAYER, fairness), terms });
      await startRequests.knownIds();
      replaceSeenCommitment(PLAYER, fairness);
      let game: MinesGame = await startRequests.send(crypto.randomUUID(), { type: 'start', asked });
      const closed = Array.from({ length: CELLS }, (_, cell) => cell);
      while (game.status === 'open' && game.revealed.length < goal) {
        const [cell = 0] = closed.splice(prng.integer(0, closed.length - 1), 1);
        game = await moveRequests.send(crypto.randomUUID(), { type: 'reveal', id: game.id, cell });
      }
      if (game.status === 'open') game = await moveRequests.send(crypto.randomUUID(), { type: 'cashout', id: game.id });

      const checks = await verifyMinesGame(game, readRecords(game), terms);
      expect(verdictOf(checks), `round ${round}: ${JSON.stringify(checks)}`).toBe('passed');

      let likely = 1;
      for (let step = 0; step < goal; step += 1) likely *= (CELLS - mines - step) / (CELLS - step);
      const prize = Math.floor((STAKE_CENTS * multiplierHundredths(mines, goal, terms.edgeBp)) / 100);
      expected += prize * likely;
      variance += prize ** 2 * likely * (1 - likely);
      paid += Number(game.payout);
      won += game.status === 'cashed_out' ? 1 : 0;
    }

    const standardErrors = (paid - expected) / Math.sqrt(variance);
    const percent = (cents: number) => ((100 * cents) / (STAKE_CENTS * ROUNDS)).toFixed(3);
    console.info({
      rounds: ROUNDS,
      won,
      'return %': percent(paid),
      'stated %': percent(STAKE_CENTS * ROUNDS * (1 - config.edge_bp / 10_000)),
      'stated after rounding down %': percent(expected),
      'one standard error %': percent(Math.sqrt(variance)),
      'standard errors off': standardErrors.toFixed(2),
    });
    expect(Math.abs(standardErrors)).toBeLessThan(3);
    // Rounding down costs less than one percent of this stake.
    expect(expected / (STAKE_CENTS * ROUNDS)).toBeGreaterThan(1 - config.edge_bp / 10_000 - 0.01);
    expect(Math.abs(paid - STAKE_CENTS * ROUNDS * (1 - config.edge_bp / 10_000)) / Math.sqrt(variance)).toBeLessThan(3);
    expect(app.world.accounts.get(PLAYER).wallet.balances.real).toBe(start - STAKE_CENTS * ROUNDS + paid);
    expect(app.reports).toEqual([]);
  },
  Math.max(60_000, ROUNDS * 100),
);
