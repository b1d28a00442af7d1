import type { AccessContext } from '../../domain/protection/access';
import { accessBlock } from '../../domain/protection/access';
import { SECOND } from '../../domain/calendar';
import { limitBlock } from '../../domain/protection/limit-usage';
import type { Conflict, Result } from '../../domain/result';
import { conflict, err, ok } from '../../domain/result';
import type { BetRequest, SportsBet, SportsBetError, SportsRules } from '../../domain/sports-bets';
import { isUnfinished, sumStakes, updateBet, validateSlip, voidBet } from '../../domain/sports-bets';
import { fundStake } from '../../domain/money/stakes';
import { insufficientFunds } from '../../domain/money/wallet';
import { findQuote, settleLeg } from '../../third-party/book/quotes';
import type { Accounts } from '../money/accounts';
import type { Betting, StakeError } from '../money/betting';
import type { Clock } from '../clock';
import type { Random } from '../random';
import type { Settings } from '../settings';

/** Of a stake, to wagering requirements. */
const CONTRIBUTION_PERCENT = 50;
const MIN_SETTLE_INTERVAL_MS = SECOND;

interface Deps {
  accounts: Accounts;
  betting: Betting;
  clock: Clock;
  random: Random;
  /** All events, odds and results derive from it. */
  seed: string;
  settings: Settings;
}

/** Creates the store of sports bets; a bet's stake is settled when its events end. */
export function createSportsBook({ accounts, betting, clock, random, seed, settings }: Deps) {
  const bets = new Map<string, SportsBet>();
  /** Bets that time can still change. */
  const unfinished = new Map<string, SportsBet>();
  let settledAt = Number.NEGATIVE_INFINITY;

  const rules = (): SportsRules => ({ minSingle: settings.sport_bet_min_single, minTotal: settings.sport_bet_min_total });

  const put = (bet: SportsBet) => {
    bets.set(bet.id, bet);
    if (isUnfinished(bet)) unfinished.set(bet.id, bet);
    else unfinished.delete(bet.id);
  };

  /** Returns the error if the player may not stake this total. */
  const stakeBlock = (playerId: string, amount: number, access: AccessContext): StakeError | null => {
    const { wallet, protection, dailyTotals } = accounts.get(playerId);
    const now = clock.now();
    const forbidden = accessBlock('play', access, now);
    if (forbidden !== null) return forbidden;
    const funding = fundStake(wallet, amount, now);
    return limitBlock(protection.limits, dailyTotals, { stake: funding?.real ?? amount }, now) ?? (funding ? null : insufficientFunds());
  };

  const settle = () => {
    const now = clock.now();
    settledAt = now;
    for (const bet of unfinished.values()) {
      const after = updateBet(bet, (leg) => (now < leg.startsAt ? 'open' : settleLeg(seed, leg, now)));
      if (after === bet) continue;
      // Stored before settling, so that an ended bet is never treated as open again.
      put(after);
      if (bet.status !== 'open' || after.payout === null) continue;
      if (after.status === 'void') betting.refund(bet.playerId, bet.id);
      else betting.settle(bet.playerId, bet.id, after.payout);
    }
  };

  return {
    seed,

    rules,

    /**
     * Places all bets of a slip or none, and takes the stakes, except on error. Bets are in slip order; `access` is
     * from `world.authorization.accessContext`.
     */
    place(
      playerId: string,
      slip: readonly BetRequest[],
      access: AccessContext,
    ): Result<SportsBet[], StakeError | SportsBetError | Conflict<'closed'>> {
      const now = clock.now();
      if (!settings.sport_enabled) return err(conflict('closed', 'As apostas esportivas estão em manutenção.'));
      const validated = validateSlip(slip, rules(), (choice) => findQuote(seed, choice, now));
      // A missing permission is reported before invalid odds.
      const blocked = stakeBlock(playerId, sumStakes(slip), access);
      if (blocked?.status === 403) return err(blocked);
      if (!validated.ok) return validated;
      if (blocked !== null) return err(blocked);

      const placed: SportsBet[] = [];
      for (const bet of validated.value) {
        const id = `spt_${random.hex(8)}`;
        const staked = betting.stake(playerId, { id, game: null, contributionPercent: CONTRIBUTION_PERCENT, amount: bet.stake }, access);
        if (!staked.ok) {
          // The first bets may exhaust a limit, which then blocks even a bet paid with bonus money.
          for (const one of placed) betting.refund(playerId, one.id);
          return staked;
        }
        placed.push({ ...bet, id, playerId, status: 'open', payout: null, placedAt: now });
      }
      placed.forEach(put);
      return ok(placed);
    },

    /** Newest first, with their current status. */
    bets(playerId: string, status?: string): SportsBet[] {
      settle();
      const own = [...bets.values()].filter((bet) => bet.playerId === playerId && (status === undefined || bet.status === status));
      return own.reverse();
    },

    /** Cancels the open bets of a player and returns their stakes. @returns the cents of real money among them */
    cancelOpen(playerId: string): number {
      const open = [...unfinished.values()].filter((bet) => bet.playerId === playerId && bet.status === 'open');
      let refunded = 0;
      for (const bet of open) {
        put(voidBet(bet));
        refunded += betting.refund(playerId, bet.id);
      }
      return refunded;
    },

    /** Settles ended bets; cheap enough for every request. */
    tick(): void {
      const now = clock.now();
      if (unfinished.size > 0 && (now < settledAt || now >= settledAt + MIN_SETTLE_INTERVAL_MS)) settle();
    },

    dump: (): SportsBet[] => [...bets.values()],

    restore(all: readonly SportsBet[] = []): void {
      for (const some of [bets, unfinished]) some.clear();
      for (const bet of all) put(bet);
      settledAt = Number.NEGATIVE_INFINITY;
    },
  };
}
