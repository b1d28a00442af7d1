import type { AccessContext } from '../../domain/protection/access';
import { accessBlock } from '../../domain/protection/access';
import { SECOND } from '../../domain/calendar';
import { limitBlock } from '../../domain/protection/limit-usage';
import type { Conflict, NotFound, Result } from '../../domain/result';
import { conflict, err, notFound, ok } from '../../domain/result';
import type { BetRequest, FindQuote, SportsBet, SportsBetError, SportsRules } from '../../domain/sports-bets';
import {
  cashOutBet,
  cashOutOffer,
  isUnfinished,
  partialOffer,
  splitBet,
  sumStakes,
  updateBet,
  validateSlip,
  voidBet,
} from '../../domain/sports-bets';
import { fundStake } from '../../domain/money/stakes';
import { insufficientFunds } from '../../domain/money/wallet';
import { findQuote, settleLeg } from '../../domain/book/quotes';
import type { Accounts } from '../money/accounts';
import type { Betting, StakeError } from '../money/betting';
import { settledBetNotice } from '../../domain/notices';
import type { Clock } from '../clock';
import type { Notices } from '../notices';
import type { Random } from '../../domain/random';
import type { Settings } from '../settings';

/** Share of a stake that counts towards the wagering of a bonus. */
const CONTRIBUTION_PERCENT = 50;
const MIN_SETTLE_INTERVAL_MS = SECOND;
/** Age of the odds and offers that are accepted besides the current ones, so that a press at their change does not fail. */
const HOLD_MS = 15 * SECOND;

interface Deps {
  accounts: Accounts;
  betting: Betting;
  clock: Clock;
  notices: Notices;
  random: Random;
  /** Seed from which all events, odds and results derive. */
  seed: string;
  settings: Settings;
}

/** Creates the store of sports bets. When the events of a bet end, its stake is settled and the player gets a notice. */
export function createSportsBook({ accounts, betting, clock, notices, random, seed, settings }: Deps) {
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
      // The bet is stored before settling, so that an ended one is never treated as open again.
      put(after);
      if (bet.status !== 'open' || after.payout === null) continue;
      if (after.status === 'void') betting.refund(bet.playerId, bet.id);
      else betting.settle(bet.playerId, bet.id, after.payout);
      notices.send(bet.playerId, settledBetNotice(after.status, after.payout));
    }
  };

  const quote: FindQuote = (leg) => {
    const now = clock.now();
    const current = findQuote(seed, leg, now);
    if (current === undefined || current.odds === leg.odds) return current;
    const held = findQuote(seed, leg, now - HOLD_MS);
    return held?.odds === leg.odds ? held : current;
  };

  const offerAt = (bet: SportsBet, moment: number) => cashOutOffer(bet, (leg) => findQuote(seed, leg, moment)?.odds);

  return {
    seed,

    rules,

    /** Returns the cents for which the player can end a bet now, or undefined. */
    cashOutOffer: (bet: SportsBet): number | undefined => offerAt(bet, clock.now()),

    /**
     * Ends an open bet, or a part of it, for an offer in cents that is current, or was 15 s ago, and pays it. The rest stays open.
     * It checks no access and sends no notice.
     *
     * @param amount cents of the offer, for a part the `share` of it, rounded down
     * @param share percent of the bet that end, from 1 to 100
     * @returns the bet that ended; for a part it is a new one
     */
    cashOut(
      playerId: string,
      betId: string,
      amount: number,
      share = 100,
    ): Result<SportsBet, NotFound<'bet'> | Conflict<'ended' | 'offer_moved' | 'no_offer'>> {
      settle();
      const bet = bets.get(betId);
      if (bet?.playerId !== playerId) return err(notFound('bet', 'Aposta não encontrada.'));
      if (bet.status !== 'open') return err(conflict('ended', 'Esta aposta já terminou. Veja o resultado em Resolvidas.'));
      const now = clock.now();
      const offer = offerAt(bet, now);
      const split = share === 100 ? { part: bet, rest: undefined } : splitBet(bet, share, `spt_${random.hex(8)}`);
      if (offer === undefined || split === undefined) {
        return err(conflict('no_offer', 'Esta aposta não pode ser encerrada agora. Nada mudou.'));
      }
      if (amount !== partialOffer(offer, share) && amount !== partialOffer(offerAt(bet, now - HOLD_MS) ?? 0, share)) {
        return err(conflict('offer_moved', 'O valor mudou e a aposta continua aberta. Confira o novo valor.'));
      }
      const { part, rest } = split;
      if (rest !== undefined) {
        put(rest);
        betting.split(playerId, betId, { id: part.id, amount: part.stake });
      }
      const ended = cashOutBet(part, amount);
      put(ended);
      betting.settle(playerId, part.id, amount);
      return ok(ended);
    },

    /**
     * Places all bets of a slip or none, and takes the stakes, except on error. Bets are in slip order; `access` is
     * from `world.authorization.accessContext`.
     */
    place(
      playerId: string,
      slip: readonly BetRequest[],
      access: AccessContext,
    ): Result<SportsBet[], StakeError | SportsBetError | Conflict<'closed'>> {
      if (!settings.sport_enabled) return err(conflict('closed', 'As apostas esportivas estão em manutenção.'));
      const validated = validateSlip(slip, rules(), quote);
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
        placed.push({ ...bet, id, playerId, status: 'open', payout: null, placedAt: clock.now() });
      }
      placed.forEach(put);
      return ok(placed);
    },

    /** Returns a player's bets with their current status, the last placed or split off first. Settles ended bets of all players. */
    bets(playerId: string, status?: string): SportsBet[] {
      settle();
      const own = [...bets.values()].filter((bet) => bet.playerId === playerId && (status === undefined || bet.status === status));
      return own.reverse();
    },

    /**
     * Cancels the open bets of a player and returns their stakes. It settles nothing before, so that a bet which has ended since the last
     * `tick` is also cancelled.
     *
     * @returns the cents of real money among the stakes
     */
    cancelOpen(playerId: string): number {
      const open = [...unfinished.values()].filter((bet) => bet.playerId === playerId && bet.status === 'open');
      let refunded = 0;
      for (const bet of open) {
        put(voidBet(bet));
        refunded += betting.refund(playerId, bet.id);
      }
      return refunded;
    },

    /** Settles ended bets, at most once a second, so that it is cheap enough for every request. */
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
