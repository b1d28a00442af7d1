import { DEPOSIT_COUPON } from '../db/content/coupons';
import { DAY, HOUR } from '../domain/calendar';
import { CELL_COUNT, minePositions } from '../domain/mines/mines-odds';
import { startMines, unwrap } from './helpers';
import type { Scenario } from './scenario';

/** Bonus in cents. Its amount must be wagered as many times as the multiplier says. */
const BONUS = { name: 'Bônus por apostas', amount: 5000, multiplier: 10 };

/** Scenarios by name, of open games, bonuses and a coupon, and of the end of a chain of double. */
export const playScenarios = {
  'open-mines-round': {
    title: 'Open game of mines',
    description: 'A game of R$ 10,00 with 3 mines, two safe cells revealed; R$ 90,00 left.',
    player: {
      name: 'Marina Castro',
      funds: 10_000,
      prepare(world, player) {
        const game = startMines(world, player);
        const mined = minePositions(game.mines, game);
        const safe = Array.from({ length: CELL_COUNT }, (_, cell) => cell).filter((cell) => !mined.includes(cell));
        for (const cell of safe.slice(0, 2)) unwrap(world.mines.reveal(player.id, game.id, cell));
      },
    },
  },
  'bonus-nearly-done': {
    title: 'Bonus nearly done',
    description: 'A bonus of R$ 50,00 with 97 % of its turnover of R$ 500,00 done; R$ 200,00 of real money.',
    player: {
      name: 'Beto Nunes',
      funds: 20_000,
      prepare(world, player) {
        const account = world.accounts.get(player.id);
        const now = world.clock.now();
        const [id, granted] = [world.accounts.id('rol'), now - 4 * DAY];
        world.history.bonus(account, { ...BONUS, id, expiresAt: now + 10 * DAY, now: granted });
        const turnover = (BONUS.amount * BONUS.multiplier * 97) / 100;
        // Each round pays back its stake, so that it is wagered without changing the balance.
        for (let round = 0; round < 10; round += 1) {
          const amount = turnover / 10;
          world.history.round(account, { amount, payout: amount, now: granted + (round + 1) * HOUR });
        }
      },
    },
  },
  'deposit-coupon': {
    title: 'Coupon for a deposit',
    description: 'A coupon PRIMEIRO of a market that allows rewards for deposits.',
    player: { name: 'Zeca Prado', prepare: ({ rewards }, { id }) => rewards.give(id, DEPOSIT_COUPON) },
  },
  'double-chain-change': {
    title: 'Double: the chain ends',
    description: 'The current chain of double ends after three more rounds, for all visits; R$ 500,00 to play with.',
    player: { name: 'Davi Prado', funds: 50_000, prepare: ({ double }) => double.skipToChainEnd(3) },
  },
} satisfies Record<string, Scenario>;
