import type { components } from '@generated/schema';

import type { Standing } from '../domain/access';
import { SECOND } from '../domain/calendar';
import type { DoubleColor, DoubleTable } from '../domain/double';
import { milestoneFact, roundNumber, shownDoubleRound, totalsFact } from '../domain/double';
import type { DoubleBet } from '../domain/double-bets';
import { cancelDoubleBet, DOUBLE_RULES, isDue, placeDoubleBet, settleDoubleBet } from '../domain/double-bets';
import { standInChain } from '../domain/double-chain';
import { milestonesBetween, ROUND, roundAt, timesOf } from '../domain/double-clock';
import type { Conflict, Invalid, Missing, Outcome } from '../domain/outcome';
import { done, missing, refused } from '../domain/outcome';
import type { Accounts } from './accounts';
import type { Betting, StakeRefused } from './betting';
import type { Clock } from './clock';
import { createDoubleBook } from './double-book';
import type { Random } from './random';

/** How much of a stake counts towards a bonus, in per cent. */
const PERCENT = 20;
/** How many rounds lie before the world's start: a month, so that the clock may be set back. */
const PAST_ROUNDS = 101_000;
/** From how many rounds before it a seed is made ready. */
const AHEAD = 100;

/** All that the store knows, as plain data. */
export interface DoubleKept {
  epoch: number;
  /** The chain of server seeds is the same in all worlds; this makes the rolls others. */
  publicSeed: string;
  bets: DoubleBet[];
}

export interface WantedBet {
  roundId: string;
  color: DoubleColor;
  /** Cents. */
  amount: number;
}

interface Parts {
  accounts: Accounts;
  betting: Betting;
  clock: Clock;
  random: Random;
}

export type Double = ReturnType<typeof createDouble>;

/** The one table of double at which all players sit. */
export function createDouble({ accounts, betting, clock, random }: Parts) {
  const start = clock.now();
  const book = createDoubleBook();
  let kept = opened(start, random);
  let table = tableOf(kept);
  /** Until when milestones were told. */
  let told = start;
  /** The round whose stakes changed since its totals were told, and when any were told. */
  let stirred: number | undefined;
  let totalsAt = Number.NEGATIVE_INFINITY;

  const show = (round: number) => shownDoubleRound(table, round, book.totals(round), clock.now());

  const settle = (until: number) => {
    for (const bet of book.open()) {
      if (!isDue(bet, table, until)) continue;
      const settled = settleDoubleBet(bet, table);
      book.put(settled);
      betting.settle(settled.playerId, settled.id, settled.payout);
    }
  };

  const tellTotals = (now: number) => {
    if (stirred === undefined || (now >= totalsAt && now < totalsAt + SECOND)) return;
    // What comes with the end of the round is not told before it.
    if (now < timesOf(table.epoch, stirred).completeAt) {
      accounts.tell([totalsFact(stirred, book.totals(stirred))]);
      totalsAt = now;
    }
    stirred = undefined;
  };

  return {
    /** The round that runs now. */
    current: () => show(roundAt(table.epoch, clock.now())),

    /** A round that runs or ran, by its id. */
    round(id: string): components['schemas']['DoubleRound'] | undefined {
      const round = roundNumber(id);
      return round === undefined || round > roundAt(table.epoch, clock.now()) ? undefined : show(round);
    },

    /**
     * A part of the rounds that are complete, the newest first.
     *
     * @param skipped how many newer ones are left out
     */
    history(skipped: number, most: number) {
      const round = roundAt(table.epoch, clock.now());
      const total = clock.now() < timesOf(table.epoch, round).completeAt ? round - 1 : round;
      const count = Math.max(0, Math.min(most, total - skipped));
      return { total, rounds: Array.from({ length: count }, (_, index) => show(total - skipped - index)) };
    },

    /** A player's bets, the newest first; on one round alone where its id is given. */
    bets(playerId: string, id?: string): DoubleBet[] {
      const round = id === undefined ? undefined : (roundNumber(id) ?? 0);
      return book
        .all()
        .filter((bet) => bet.playerId === playerId && (round === undefined || bet.round === round))
        .reverse();
    },

    /**
     * Places a bet and takes its stake.
     *
     * @param standing how the player stands, `world.guard.standing`
     * @returns the bet, or why there is none; without a bet nothing is staked
     */
    place(
      playerId: string,
      wanted: WantedBet,
      standing: Standing,
    ): Outcome<DoubleBet, StakeRefused | Missing<'no_round'> | Conflict<'betting_closed'> | Invalid<'stake'>> {
      const id = `bet_${String(book.size() + 1)}`;
      const placed = placeDoubleBet({ ...wanted, id, playerId, now: clock.now() }, table, DOUBLE_RULES);
      if (!placed.ok) return placed;
      const staked = betting.stake(playerId, { id, game: 'Double', percent: PERCENT, amount: wanted.amount }, standing);
      if (!staked.ok) return staked;
      book.put(placed.value);
      stirred = placed.value.round;
      return placed;
    },

    /** Takes a player's own bet back and gives its stake back, once. */
    cancel(playerId: string, id: string): Outcome<DoubleBet, Missing<'no_bet'> | Conflict<'betting_closed'>> {
      const bet = book.byId(id);
      if (bet?.playerId !== playerId) return refused(missing('no_bet', 'Não encontrado.'));
      const cancelled = cancelDoubleBet(bet, table, clock.now());
      if (!cancelled.ok) return cancelled;
      if (cancelled.value.refund) {
        book.put(cancelled.value.bet);
        betting.refund(playerId, id);
        stirred = bet.round;
      }
      return done(cancelled.value.bet);
    },

    /**
     * Does what the clock alone brought about since the last time: tells that rounds opened, rolled and ended, and
     * pays every bet whose round is over. After a great leap only the last milestones are told; after one back the
     * rounds are told again as they come.
     */
    tick(): void {
      const now = clock.now();
      const since = told;
      told = now;
      tellTotals(now);
      for (const milestone of milestonesBetween(table.epoch, since, now)) {
        // That a round is finished is told once all its bets are paid.
        if (milestone.status === 'complete') settle(milestone.at);
        accounts.tell([milestoneFact(table, milestone, book.totals(milestone.round), now)]);
      }
      // Of a world that was restored nothing is told that happened meanwhile, but its bets are due.
      settle(now);
      table.chain.prepare(roundAt(table.epoch, now) + AHEAD);
    },

    kept: (): DoubleKept => ({ ...kept, bets: book.all() }),

    /** Puts what was kept in the place of all there is; the table as it first stood where nothing is given. */
    replace(all: DoubleKept = opened(start, random)): void {
      kept = all;
      table = tableOf(all);
      book.clear();
      for (const bet of all.bets) book.put(bet);
      told = clock.now();
      stirred = undefined;
      totalsAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** A table at which nobody has bet yet. */
function opened(start: number, random: Random): DoubleKept {
  const chance = random.fork('double');
  const epoch = Math.floor(start / ROUND - PAST_ROUNDS) * ROUND;
  return { epoch, publicSeed: `publica-${chance.hex(8)}`, bets: [] };
}

function tableOf({ epoch, publicSeed }: DoubleKept): DoubleTable {
  return { epoch, publicSeed, chain: standInChain() };
}
