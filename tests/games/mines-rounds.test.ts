import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { testApp } from '../../mocks/http/app.fixture';
import { registerSession } from '../../src/api/session-port';
import type { MinesGame } from '../../generated/api/model/mines-game';
import { readCommitment } from '../../src/features/mines/moves/commitments';
import { createMoveRequests, createStartRequests } from '../../src/features/mines/moves/move-requests';
import { CELLS, multiplierHundredths } from '../../src/features/mines/odds';
import { lacksCommitment, verifyMinesGame } from '../../src/features/mines/fairness/verify';
import { allPassed } from '../../src/shared/fairness/fair-checks';
import { getMinesConfig, getMinesFairness } from '../../generated/api/mines';
import { createPrng } from '../money/prng';

import { stubBrowser } from './mines-harness';

// `MINES_ROUNDS=10000` plays them all.
const ROUNDS = Number(process.env.MINES_ROUNDS ?? 300);
const PLAYER = 'usr_1';
const STAKE = 100;
/** The highest multiplier that is gone for. */
const FARTHEST = 25;

afterEach(() => {
  registerSession(null);
  vi.unstubAllGlobals();
});

test(
  `${ROUNDS} random rounds, played through the site's own modules, all verify, and the return is the stated one`,
  async () => {
    stubBrowser();
    const app = testApp({ games: 1 });
    const token = await app.logIn();
    registerSession({
      prepare: () => Promise.resolve(token),
      renew: () => Promise.resolve(null),
      expired: () => Promise.resolve(null),
      isOwn: () => true,
      ipBlocked: () => undefined,
      userIp: () => null,
    });
    vi.stubGlobal('fetch', (request: Request) => app.app.fetch(request));
    app.world.accounts.adjustBalance(PLAYER, 500_000_000);
    const start = app.world.accounts.get(PLAYER).wallet.balances.real;

    const prng = createPrng(ROUNDS);
    const around = { client: new QueryClient(), player: PLAYER };
    const { data: config } = await getMinesConfig();
    const terms = { edgeBp: config.edge_bp, maxPayout: config.max_payout };
    let [paid, expected, variance, won] = [0, 0, 0, 0];

    for (let round = 0; round < ROUNDS; round += 1) {
      const mines = prng.integer(1, 24);
      // How far the player means to go, chosen before; the board is the house's. Nobody goes for what comes once in a
      // thousand rounds: with it the return of ten thousand would say nothing.
      const within = config.multipliers[mines]?.filter((factor) => factor <= FARTHEST).length ?? 1;
      const goal = prng.integer(1, within);
      const asked = { amount: STAKE, mines, client_seed: prng.uuid() };
      const { data: fairness } = await getMinesFairness();
      const starting = createStartRequests(around, { hash: fairness.server_seed_hash, terms });
      await starting.knownIds();
      let game: MinesGame = await starting.send(crypto.randomUUID(), { type: 'start', asked });
      const closed = Array.from({ length: CELLS }, (_, cell) => cell);
      const moving = createMoveRequests(around);
      while (game.status === 'open' && game.revealed.length < goal) {
        const [cell = 0] = closed.splice(prng.integer(0, closed.length - 1), 1);
        game = await moving.send(crypto.randomUUID(), { type: 'reveal', id: game.id, cell });
      }
      if (game.status === 'open') game = await moving.send(crypto.randomUUID(), { type: 'cashout', id: game.id });

      const checks = await verifyMinesGame(game, readCommitment(PLAYER, game.id), terms);
      expect(allPassed(checks), `round ${round}: ${JSON.stringify(checks)}`).toBe(true);
      expect(lacksCommitment(checks)).toBe(false);

      let likely = 1;
      for (let step = 0; step < goal; step += 1) likely *= (CELLS - mines - step) / (CELLS - step);
      const prize = Math.floor((STAKE * multiplierHundredths(mines, goal, terms.edgeBp)) / 100);
      expected += prize * likely;
      variance += prize ** 2 * likely * (1 - likely);
      paid += game.payout;
      won += game.status === 'cashed_out' ? 1 : 0;
    }

    const errors = (paid - expected) / Math.sqrt(variance);
    const per = (cents: number) => ((100 * cents) / (STAKE * ROUNDS)).toFixed(3);
    console.info({
      rounds: ROUNDS,
      won,
      'return %': per(paid),
      'stated %': per(STAKE * ROUNDS * (1 - config.edge_bp / 10_000)),
      'stated after rounding down %': per(expected),
      'one standard error %': per(Math.sqrt(variance)),
      'standard errors off': errors.toFixed(2),
    });
    expect(Math.abs(errors)).toBeLessThan(3);
    // What rounding down takes stays below one per cent of a stake of R$ 1,00.
    expect(expected / (STAKE * ROUNDS)).toBeGreaterThan(1 - config.edge_bp / 10_000 - 0.01);
    expect(Math.abs(paid - STAKE * ROUNDS * (1 - config.edge_bp / 10_000)) / Math.sqrt(variance)).toBeLessThan(3);
    expect(app.world.accounts.get(PLAYER).wallet.balances.real).toBe(start - STAKE * ROUNDS + paid);
    expect(app.reports).toEqual([]);
  },
  Math.max(60_000, ROUNDS * 100),
);
