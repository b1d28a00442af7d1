import type { AccessContext } from '../../domain/protection/access';
import { accessBlock } from '../../domain/protection/access';
import { MINUTE } from '../../domain/calendar';
import { recordPlayTime, recordRefund, recordSettled, recordStake } from '../../domain/money/daily-totals';
import { betKind, recordResult } from '../../domain/money/results';
import { limitBlock, limitEvents } from '../../domain/protection/limit-usage';
import type { Conflict, Forbidden, Invalid, Result } from '../../domain/result';
import { err, ok } from '../../domain/result';
import { reminderEvents } from '../../domain/protection/protection';
import type { NewStake } from '../../domain/money/stakes';
import type { Stake } from '../../domain/money/wallet';
import { fundStake, placeStake, refundStake, settleStake, splitStake } from '../../domain/money/stakes';
import type { Account, Accounts } from './accounts';
import type { Clock } from '../clock';

/** Longest time between two actions that counts as play. Of a longer gap, a game session counts this much, and other games nothing. */
export const MAX_ACTIVITY_GAP_MS = 5 * MINUTE;

/** Stake with wagering contribution in percent and amount in cents. */
export type StakeRequest = Pick<NewStake, 'id' | 'game' | 'contributionPercent' | 'isLive' | 'amount'>;

/** Error of a stake: not allowed, no money for it, or a second stake with the same id. */
export type StakeError = Forbidden | Invalid<'insufficient'> | Conflict<'stake_open'>;

export type Betting = ReturnType<typeof createBetting>;

/** Creates the stake service of casino games, mines, double and sports; it checks access and limits. */
export function createBetting({ accounts, clock }: { accounts: Accounts; clock: Clock }) {
  /** Stores totals and emits the limit events. */
  const updateTotals = (account: Account, daybook: Account['dailyTotals']) => {
    const before = account.dailyTotals;
    account.dailyTotals = daybook;
    accounts.emit(limitEvents(account.protection.limits, before, daybook, account.playerId, clock.now()));
  };

  /** Adds play time between two timestamps (Unix ms), less the time that is already counted. */
  const countTime = (account: Account, from: number, to: number) => {
    // If the clock was set back, a future timestamp is ignored.
    const known = account.timeCountedUntil !== null && account.timeCountedUntil <= clock.now() ? account.timeCountedUntil : from;
    const begin = Math.max(from, known);
    if (to <= begin) return;
    account.timeCountedUntil = to;
    updateTotals(account, recordPlayTime(account.dailyTotals, begin, to));
    const played = { ...account.playTotals, time: account.playTotals.time + to - begin };
    accounts.emit(reminderEvents(account.protection, account.playTotals, played, account.playerId));
    account.playTotals = played;
  };

  /** Counts the time between two actions of any game as play; a longer gap is an absence. */
  const noteActivity = (account: Account) => {
    const now = clock.now();
    if (account.activeAt !== null && now - account.activeAt <= MAX_ACTIVITY_GAP_MS) countTime(account, account.activeAt, now);
    account.activeAt = now;
  };

  return {
    /**
     * Places a stake, unless access, a limit or the balance forbids it; `access` is from `world.authorization.accessContext`. The time
     * since the player's last action counts as play, also if a limit or the balance then forbids the stake.
     */
    stake(playerId: string, request: StakeRequest, access: AccessContext): Result<Stake, StakeError> {
      const account = accounts.get(playerId);
      const now = clock.now();
      const forbidden = accessBlock('play', access, now);
      if (forbidden !== null) return err(forbidden);
      // The time is counted first, so that a time limit includes the time up to this stake.
      noteActivity(account);
      const real = fundStake(account.wallet, request.amount, now)?.real ?? request.amount;
      const limited = limitBlock(account.protection.limits, account.dailyTotals, { stake: real }, now);
      if (limited !== null) return err(limited);
      const placed = placeStake(account.wallet, { ...request, entryId: accounts.id('trx'), now });
      if (!placed.ok) return placed;
      const { stake, ...step } = placed.value;
      accounts.apply(account, step);
      updateTotals(account, recordStake(account.dailyTotals, stake));
      const played = { ...account.playTotals, staked: account.playTotals.staked + stake.real };
      accounts.emit(reminderEvents(account.protection, account.playTotals, played, playerId));
      account.playTotals = played;
      return ok(stake);
    },

    /** Returns an open stake of a player; undefined if there is none with this id. */
    open: (playerId: string, id: string): Stake | undefined => accounts.get(playerId).wallet.stakes[id],

    /**
     * Settles an open stake with a payout in cents, stake included; 0 if lost. It counts as an action of the player.
     *
     * @throws Error if the stake is not open, because it would be paid twice
     */
    settle(playerId: string, stakeId: string, payout: number): void {
      const account = accounts.get(playerId);
      const ids = { entryId: accounts.id('trx'), contributionId: accounts.id('con') };
      const result = settleStake(account.wallet, { stakeId, payout, ...ids, now: clock.now() });
      if (!result.ok) throw new Error(`${stakeId} is not open`);
      const { settled, contribution, ...step } = result.value;
      const stake = account.wallet.stakes[stakeId];
      if (stake !== undefined) account.results = recordResult(account.results, betKind(stake), settled);
      accounts.apply(account, step);
      if (contribution !== null) account.contributions = [...account.contributions, contribution];
      updateTotals(account, recordSettled(account.dailyTotals, settled));
      const { playTotals } = account;
      account.playTotals = { ...playTotals, settled: playTotals.settled + settled.stake, won: playTotals.won + settled.won };
      noteActivity(account);
    },

    /**
     * Splits a part off an open stake, so that it can be settled by itself.
     *
     * @param part its id, and its amount in cents, which the caller keeps above 0 and below the stake
     * @throws Error if the stake is not open
     */
    split(playerId: string, stakeId: string, part: Pick<Stake, 'id' | 'amount'>): void {
      const account = accounts.get(playerId);
      const wallet = splitStake(account.wallet, stakeId, part);
      if (!wallet.ok) throw new Error(`${stakeId} is not open`);
      accounts.apply(account, { wallet: wallet.value, entries: [], events: [] });
    },

    /**
     * Returns an open stake to the balances that it came from. It counts as no action, and the totals since the login keep it as staked.
     *
     * @returns the cents of real money among it
     * @throws Error if the stake is not open
     */
    refund(playerId: string, stakeId: string): number {
      const account = accounts.get(playerId);
      const result = refundStake(account.wallet, { stakeId, entryId: accounts.id('trx'), now: clock.now() });
      if (!result.ok) throw new Error(`${stakeId} is not open`);
      const { stake, ...step } = result.value;
      accounts.apply(account, step);
      updateTotals(account, recordRefund(account.dailyTotals, stake));
      return stake.real;
    },

    /** Adds the time in a game of a provider, between two timestamps (Unix ms). */
    playTime: (playerId: string, from: number, to: number): void => countTime(accounts.get(playerId), from, to),
  };
}
