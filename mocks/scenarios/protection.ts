import { PREVIOUS_TERMS } from '../db/content/pages/terms-versions';
import type { Player } from '../db/players/players';
import type { World } from '../db/world';
import type { BarringReason } from '../domain/protection/barring';
import { calendarDay, MINUTE, startOfDay } from '../domain/calendar';
import { usedAmount } from '../domain/protection/limit-usage';
import { setLimit } from '../domain/protection/limits';
import { exclude, setReminders, suspend } from '../domain/protection/protection';
import { accessFor, depositFunds, unwrap } from './helpers';
import type { Scenario } from './scenario';

/** Daily bet limit of the scenario `limit-reached`, in cents. */
const BET_LIMIT = 5000;
/** Play time of the scenario `time-limit`, which is also its daily limit; less just after midnight. */
const TIME_LIMIT_MINUTES = 30;

/** Puts a player with money and an open game on the state's register of barred persons. */
function bar(world: World, player: Player, reason: BarringReason): void {
  depositFunds(world, player, 9000);
  // The barring cancels this open game.
  unwrap(world.mines.start(player.id, { amount: 1000, mines: 3, clientSeed: 'cenario' }, accessFor(world, player)));
  unwrap(world.cashier.addKey(player, 'cpf', player.cpf));
  world.identity.barred.list(player.cpf, reason);
  world.identity.barred.check(player);
}

/** Responsible gambling scenarios (SPEC D9, D10, Q2, Q14). */
export const protectionScenarios = {
  excluded: {
    title: 'Self-excluded',
    description: 'Excluded for 3 months from now, with R$ 80,00 and a PIX key to withdraw it to.',
    player: {
      name: 'Elisa Moura',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 8000);
        unwrap(world.cashier.addKey(player, 'cpf', player.cpf));
        const account = world.accounts.get(player.id);
        world.accounts.setProtection(account, unwrap(exclude(account.protection, 3, world.clock.now())).protection);
      },
    },
  },
  suspended: {
    title: 'Suspended',
    description: 'A pause of 7 days from now; R$ 150,00.',
    player: {
      name: 'Sergio Luz',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 15_000);
        const account = world.accounts.get(player.id);
        world.accounts.setProtection(account, unwrap(suspend(account.protection, 168, world.clock.now())).protection);
      },
    },
  },
  'barred-exclusion': {
    title: 'In the central self-exclusion',
    description:
      "The state's register bars the player since now: two days to withdraw R$ 90,00, of which R$ 10,00 are from a cancelled round; then it is returned.",
    player: { name: 'Celso Brito', verification: 'approved', prepare: (world, player) => bar(world, player, 'central_exclusion') },
  },
  'barred-benefit': {
    title: 'In a benefit programme',
    description:
      "The state's register names a benefit programme since now: two days to withdraw R$ 90,00, of which R$ 10,00 are from a cancelled round; then it is returned.",
    player: { name: 'Benta Rios', verification: 'approved', prepare: (world, player) => bar(world, player, 'benefit_programme') },
  },
  'barred-debt': {
    title: 'In a programme that renegotiates debts',
    description:
      "The state's register names Novo Desenrola Brasil or Fies since now: two days to withdraw R$ 90,00, of which R$ 10,00 are from a cancelled round; then it is returned.",
    player: { name: 'Dario Neves', verification: 'approved', prepare: (world, player) => bar(world, player, 'debt_programme') },
  },
  'at-risk': {
    title: 'At risk',
    description: "The operator's monitoring sees a risk of dependence: nothing is advertised to the player; R$ 120,00.",
    player: {
      name: 'Rui Farias',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 12_000);
        const account = world.accounts.get(player.id);
        world.accounts.setProtection(account, { ...account.protection, isAtRisk: true });
        world.players.update(player.id, { marketingOptIn: false });
      },
    },
  },
  'terms-changed': {
    title: 'New terms to accept',
    description: 'Accepted the terms before those in force; R$ 120,00 and a PIX key.',
    player: {
      name: 'Teresa Gomes',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 12_000);
        unwrap(world.cashier.addKey(player, 'cpf', player.cpf));
        world.terms.setAccepted(player.id, [{ version: PREVIOUS_TERMS.version, acceptedAt: player.createdAt }]);
      },
    },
  },
  'terms-told': {
    title: 'New terms, only told',
    description: 'Has not accepted the terms in force, and the backend blocks nothing: for `regulation.terms: inform`; R$ 120,00.',
    player: {
      name: 'Tulio Campos',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 12_000);
        world.terms.setAccepted(player.id, [{ version: PREVIOUS_TERMS.version, acceptedAt: player.createdAt }], 'inform');
      },
    },
  },
  'limit-reached': {
    title: 'Bet limit reached',
    description: 'A bet limit of R$ 50,00 a day that is used up until midnight; R$ 150,00 left.',
    player: {
      name: 'Lia Barros',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 15_000 + BET_LIMIT);
        const account = world.accounts.get(player.id);
        const { limits } = unwrap(setLimit([], { type: 'bet', period: 'day', amount: BET_LIMIT }, world.clock.now()));
        world.accounts.setProtection(account, { ...account.protection, limits });
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
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 10_000);
        unwrap(world.mines.start(player.id, { amount: 1000, mines: 3, clientSeed: 'cenario' }, accessFor(world, player)));
        const now = world.clock.now();
        world.betting.playTime(player.id, Math.max(now - TIME_LIMIT_MINUTES * MINUTE, startOfDay(calendarDay(now))), now);
        const account = world.accounts.get(player.id);
        const used = Math.max(1, usedAmount(account.dailyTotals, { type: 'time', period: 'day' }, now));
        const { limits } = unwrap(setLimit([], { type: 'time', period: 'day', minutes: used }, now));
        world.accounts.setProtection(account, { ...account.protection, limits });
      },
    },
  },
  'reality-check': {
    title: 'Reality check',
    description: 'A reminder every R$ 10,00 staked and every 5 minutes, which interrupts the game; R$ 150,00.',
    player: {
      name: 'Rita Lemos',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 15_000);
        const account = world.accounts.get(player.id);
        world.accounts.setProtection(account, unwrap(setReminders(account.protection, { session_minutes: 5, spend_amount: 1000 })));
      },
    },
  },
} satisfies Record<string, Scenario>;
