import type { components } from '@generated/schema';

import type { AccessContext } from '../../domain/protection/access';
import { SECOND } from '../../domain/calendar';
import { milestoneEvent, parseRoundId, toDoubleRoundDto, totalsEvent, voidedEvent } from '../../domain/double/double';
import type { DoubleBet, NewDoubleBet } from '../../domain/double/double-bets';
import {
  cancelDoubleBet,
  DOUBLE_RULES,
  isDue,
  placeDoubleBet,
  settleDoubleBet,
  sumByColor,
  voidDoubleBet,
} from '../../domain/double/double-bets';
import { PUBLISHED_AHEAD_ROUNDS, toDoubleConfigDto } from '../../domain/double/double-chain-terms';
import { milestonesBetween, ROUND_MS, roundAt, roundTimes } from '../../domain/double/double-clock';
import type { Conflict, Invalid, NotFound, Result } from '../../domain/result';
import { conflict, err, notFound, ok } from '../../domain/result';
import type { Accounts } from '../money/accounts';
import type { Betting, StakeError } from '../money/betting';
import type { Clock } from '../clock';
import type { DoubleState, SavedDoubleState } from './double-state';
import { createTable, initialState } from './double-state';
import type { Random } from '../../domain/random';
import type { Settings } from '../settings';
import { withinCasinoLimits } from '../settings';

/** Share of a stake that counts towards the wagering of a bonus. */
const CONTRIBUTION_PERCENT = 20;
/** Number of rounds ahead of time for which seeds are computed, in small parts. */
const PREPARE_AHEAD_ROUNDS = 100;

interface Deps {
  accounts: Accounts;
  betting: Betting;
  clock: Clock;
  random: Random;
  settings: Settings;
}

/** Creates the double table that all players share. */
export function createDouble({ accounts, betting, clock, random, settings }: Deps) {
  const start = clock.now();
  /** Bets by id, oldest first. */
  const bets = new Map<string, DoubleBet>();
  let state = initialState(start, random);
  let { table, chains, seeds } = createTable(state);
  /** Time up to which milestones were emitted. */
  let lastTickAt = start;
  /** Round whose stakes have changed since its totals were sent; undefined if none has. */
  let changedRound: number | undefined;
  let totalsSentAt = Number.NEGATIVE_INFINITY;

  const put = (bet: DoubleBet) => void bets.set(bet.id, bet);
  const listBets = (isMeant: (bet: DoubleBet) => boolean) => [...bets.values()].filter(isMeant);
  const openBets = () => listBets(({ status }) => status === 'open');
  /** Returns the stakes on a round by colour. */
  const totalsOf = (round: number) => sumByColor(listBets((bet) => bet.round === round));

  const toDto = (round: number) => toDoubleRoundDto(table, round, totalsOf(round), clock.now());

  const settle = (until: number) => {
    for (const bet of openBets()) {
      if (!isDue(bet, table, until)) continue;
      const settled = settleDoubleBet(bet, table);
      put(settled);
      betting.settle(settled.playerId, settled.id, settled.payout);
    }
  };

  const refundVoided = (bet: DoubleBet) => {
    put(voidDoubleBet(bet));
    betting.refund(bet.playerId, bet.id);
  };

  /** Computes seeds ahead of time, also those for the next chain's terminal hash. */
  const prepareSeeds = (round: number) => {
    seeds.prepare(round + PREPARE_AHEAD_ROUNDS);
    const next = chains.after(round);
    if (round > next.firstRound - PUBLISHED_AHEAD_ROUNDS - PREPARE_AHEAD_ROUNDS) seeds.prepare(next.firstRound);
  };

  const emitTotals = (now: number) => {
    if (changedRound === undefined || (now >= totalsSentAt && now < totalsSentAt + SECOND)) return;
    // The end of the round sends the totals itself.
    if (now < roundTimes(table.epoch, changedRound).completeAt) {
      accounts.emit([totalsEvent(changedRound, totalsOf(changedRound))]);
      totalsSentAt = now;
    }
    changedRound = undefined;
  };

  const currentRound = () => roundAt(table.epoch, clock.now());

  return {
    /** Returns the current round in the form of the contract. */
    current: () => toDto(currentRound()),

    config: () => toDoubleConfigDto(chains, currentRound(), clock.now()),

    /** Returns the server seed of a round, which may still be secret. */
    secretSeed: (round: number): string => table.getSeed(round),

    /** Returns the current or a past round; undefined for a later one, or an invalid id. */
    round(id: string): components['schemas']['DoubleRound'] | undefined {
      const round = parseRoundId(id);
      return round === undefined || round > currentRound() ? undefined : toDto(round);
    },

    /** Returns completed and voided rounds, newest first, and the total count; skips the newest `skipped`. */
    history(skipped: number, max: number) {
      const round = currentRound();
      const isOver = clock.now() >= roundTimes(table.epoch, round).completeAt || table.isVoided(round);
      const total = isOver ? round : round - 1;
      const count = Math.max(0, Math.min(max, total - skipped));
      return { total, rounds: Array.from({ length: count }, (_, index) => toDto(total - skipped - index)) };
    },

    /** Returns a player's bets as of the last `tick`, newest first; with the `id` of a round, only those on it. An invalid id has none. */
    bets(playerId: string, id?: string): DoubleBet[] {
      const round = id === undefined ? undefined : (parseRoundId(id) ?? 0);
      return listBets((bet) => bet.playerId === playerId && (round === undefined || bet.round === round)).reverse();
    },

    /** Places a bet and takes its stake, except on error; `access` is from `world.authorization.accessContext`. */
    place(
      playerId: string,
      request: Pick<NewDoubleBet, 'roundId' | 'color' | 'amount'>,
      access: AccessContext,
    ): Result<DoubleBet, StakeError | NotFound<'no_round'> | Conflict<'betting_closed'> | Invalid<'stake'>> {
      const id = `bet_${String(bets.size + 1)}`;
      const placed = placeDoubleBet({ ...request, id, playerId, now: clock.now() }, table, withinCasinoLimits(DOUBLE_RULES, settings));
      if (!placed.ok) return placed;
      const stake = { id, game: 'Double', contributionPercent: CONTRIBUTION_PERCENT, amount: request.amount };
      const staked = betting.stake(playerId, stake, access);
      if (!staked.ok) return staked;
      put(placed.value);
      changedRound = placed.value.round;
      return placed;
    },

    /** Cancels a player's own bet while its round takes bets, and refunds its stake. A repeated call changes nothing. */
    cancel(playerId: string, id: string): Result<DoubleBet, NotFound<'no_bet'> | Conflict<'betting_closed'>> {
      const bet = bets.get(id);
      if (bet?.playerId !== playerId) return err(notFound('no_bet', 'Não encontrado.'));
      const cancelled = cancelDoubleBet(bet, table, clock.now());
      if (!cancelled.ok) return cancelled;
      if (cancelled.value.refund) {
        put(cancelled.value.bet);
        betting.refund(playerId, id);
        changedRound = bet.round;
      }
      return ok(cancelled.value.bet);
    },

    /** Voids the current round while it takes bets, and refunds its open bets. */
    voidRound(): Result<components['schemas']['DoubleRound'], Conflict<'betting_closed'>> {
      const round = currentRound();
      if (toDto(round).status !== 'waiting') return err(conflict('betting_closed', 'As apostas desta rodada já foram encerradas.'));
      state.voided = [...state.voided, round];
      for (const bet of openBets()) if (bet.round === round) refundVoided(bet);
      if (changedRound === round) changedRound = undefined;
      accounts.emit([voidedEvent(table, round)]);
      return ok(toDto(round));
    },

    /**
     * Moves the table forward so that the current chain ends after `rounds` further rounds. Bets on ended rounds are settled
     * first: the past of the new table has other results. Bets on the current round, also while it rolls, are voided and refunded. Does
     * nothing if the chain ends earlier.
     */
    skipToChainEnd(rounds: number): void {
      const round = currentRound();
      const { firstRound, length } = chains.at(round);
      const target = firstRound + length - 1 - rounds;
      if (target <= round) return;
      settle(clock.now());
      for (const bet of openBets()) refundVoided(bet);
      state = { ...state, epoch: state.epoch - (target - round) * ROUND_MS };
      ({ table, chains, seeds } = createTable(state));
    },

    /**
     * Emits milestones since the last tick and, at most once a second, changed stakes of a round, and settles rounds. After a large clock
     * jump only the last milestones are emitted; if the clock was set back, they repeat.
     */
    tick(): void {
      const now = clock.now();
      const since = lastTickAt;
      lastTickAt = now;
      emitTotals(now);
      for (const milestone of milestonesBetween(table.epoch, since, now)) {
        if (table.isVoided(milestone.round) && milestone.status !== 'waiting') continue;
        // The milestone is emitted after the round's bets are settled.
        if (milestone.status === 'complete') settle(milestone.at);
        accounts.emit([milestoneEvent(table, milestone, totalsOf(milestone.round), now)]);
      }
      // A restored world emits no past milestones, but its bets are due.
      settle(now);
      prepareSeeds(roundAt(table.epoch, now));
    },

    dump: (): DoubleState => ({ ...state, bets: [...bets.values()] }),

    /** Restores the table, by default a new one. Milestones before now are not emitted. */
    restore(saved: SavedDoubleState = initialState(start, random)): void {
      const { epoch, beaconOffset, voided, bets: all } = { ...initialState(start, random), ...saved };
      state = { epoch, beaconOffset, voided, bets: all };
      ({ table, chains, seeds } = createTable(state));
      bets.clear();
      all.forEach(put);
      lastTickAt = clock.now();
      changedRound = undefined;
      totalsSentAt = Number.NEGATIVE_INFINITY;
    },
  };
}
