import { PREVIOUS_TERMS } from '../db/content/pages/terms-versions';
import type { Player } from '../db/players/players';
import type { BarringReason } from '../domain/protection/barring';
import { calendarDay, MINUTE, startOfDay } from '../domain/calendar';
import { usedAmount } from '../domain/protection/limit-usage';
import { setLimit } from '../domain/protection/limits';
import { exclude, setReminders, suspend } from '../domain/protection/protection';
import { accessFor, protect, startMines, unwrap } from './helpers';
import type { Scenario } from './scenario';

/** Daily bet limit of the scenario `limit-reached`, in cents. */
const BET_LIMIT = 5000;
/** Play time of the scenario `time-limit`, which is also its daily limit; less just after midnight. */
const TIME_LIMIT_MINUTES = 30;

/** Returns the acceptance of the previous terms, at the registration. */
const acceptanceBefore = ({ createdAt }: Player) => ({ version: PREVIOUS_TERMS.version, acceptedAt: createdAt });

/** Returns the template of a player with money and a PIX key, whom the state's register bars, which cancels their open game. */
const barredPlayer = (name: string, reason: BarringReason): NonNullable<Scenario['player']> => ({
  name,
  funds: 9000,
  hasPixKey: true,
  prepare(world, player) {
    // The barring cancels this open game.
    startMines(world, player);
    world.identity.barred.list(player.cpf, reason);
    world.identity.barred.check(player);
  },
});

/** Responsible gambling scenarios by name (SPEC D9, D10, Q2, Q14). */
export const protectionScenarios = {
  excluded: {
    title: 'Self-excluded',
    description: 'Excluded for 3 months from now, with R$ 80,00 and a PIX key to withdraw it to.',
    player: {
      name: 'Elisa Moura',
      funds: 8000,
      hasPixKey: true,
      prepare: (world, player) => protect(world, player, (before, now) => unwrap(exclude(before, 3, now)).protection),
    },
  },
  suspended: {
    title: 'Suspended',
    description: 'A pause of 7 days from now; R$ 150,00.',
    player: {
      name: 'Sergio Luz',
      funds: 15_000,
      prepare: (world, player) => protect(world, player, (before, now) => unwrap(suspend(before, 168, now)).protection),
    },
  },
  'barred-exclusion': {
    title: 'In the central self-exclusion',
    description:
      "The state's register bars the player since now: two days to withdraw R$ 90,00, of which R$ 10,00 are from a cancelled round; then it is returned.",
    player: barredPlayer('Celso Brito', 'central_exclusion'),
  },
  'barred-benefit': {
    title: 'In a benefit programme',
    description:
      "The state's register names a benefit programme since now: two days to withdraw R$ 90,00, of which R$ 10,00 are from a cancelled round; then it is returned.",
    player: barredPlayer('Benta Rios', 'benefit_programme'),
  },
  'barred-debt': {
    title: 'In a programme that renegotiates debts',
    description:
      "The state's register names Novo Desenrola Brasil or Fies since now: two days to withdraw R$ 90,00, of which R$ 10,00 are from a cancelled round; then it is returned.",
    player: barredPlayer('Dario Neves', 'debt_programme'),
  },
  'at-risk': {
    title: 'At risk',
    description: "The operator's monitoring sees a risk of dependence: nothing is advertised to the player; R$ 120,00.",
    player: {
      name: 'Rui Farias',
      funds: 12_000,
      prepare(world, player) {
        protect(world, player, (before) => ({ ...before, isAtRisk: true }));
        world.players.update(player.id, { marketingOptIn: false });
      },
    },
  },
  'terms-changed': {
    title: 'New terms to accept',
    description: 'Accepted the terms before those in force; R$ 120,00 and a PIX key.',
    player: {
      name: 'Teresa Gomes',
      funds: 12_000,
      hasPixKey: true,
      prepare: ({ terms }, player) => terms.setAccepted(player.id, [acceptanceBefore(player)]),
    },
  },
  'terms-told': {
    title: 'New terms, only told',
    description: 'Has not accepted the terms in force, and the backend blocks nothing: for `regulation.terms: inform`; R$ 120,00.',
    player: {
      name: 'Tulio Campos',
      funds: 12_000,
      prepare: ({ terms }, player) => terms.setAccepted(player.id, [acceptanceBefore(player)], 'inform'),
    },
  },
  'limit-reached': {
    title: 'Bet limit reached',
    description: 'A bet limit of R$ 50,00 a day that is used up until midnight; R$ 150,00 left.',
    player: {
      name: 'Lia Barros',
      funds: 15_000 + BET_LIMIT,
      prepare(world, player) {
        const limit = { type: 'bet', period: 'day', amount: BET_LIMIT } as const;
        protect(world, player, (before, now) => ({ ...before, limits: unwrap(setLimit([], limit, now)).limits }));
        const [game] = world.catalogue.games;
        const request = { id: world.accounts.id('gms'), game: game?.name ?? null, contributionPercent: 100, amount: BET_LIMIT };
        const stake = unwrap(world.betting.stake(player.id, request, accessFor(world, player)));
        world.betting.settle(player.id, stake.id, 0);
      },
    },
  },
  'time-limit': {
    title: 'Time limit reached in a round',
    description: 'A time limit of 30 minutes a day that is used up, with an open game of mines of R$ 10,00; R$ 90,00 left.',
    player: {
      name: 'Tomas Reis',
      funds: 10_000,
      prepare(world, player) {
        startMines(world, player);
        const now = world.clock.now();
        world.betting.playTime(player.id, Math.max(now - TIME_LIMIT_MINUTES * MINUTE, startOfDay(calendarDay(now))), now);
        const { dailyTotals } = world.accounts.get(player.id);
        const minutes = Math.max(1, usedAmount(dailyTotals, { type: 'time', period: 'day' }, now));
        const { limits } = unwrap(setLimit([], { type: 'time', period: 'day', minutes }, now));
        protect(world, player, (before) => ({ ...before, limits }));
      },
    },
  },
  'reality-check': {
    title: 'Reality check',
    description: 'A reminder every R$ 10,00 staked and every 5 minutes, which interrupts the game; R$ 150,00.',
    player: {
      name: 'Rita Lemos',
      funds: 15_000,
      prepare: (world, player) =>
        protect(world, player, (before) => unwrap(setReminders(before, { session_minutes: 5, spend_amount: 1000 }))),
    },
  },
} satisfies Record<string, Scenario>;
