import type { components } from '@generated/schema';

import { calendarDay, DAY, isoDateTime, startOfDay } from '../domain/calendar';
import { lastStakeId, settledAmount } from '../domain/rewards/settled-amount';
import { formatBrl } from '../domain/money/money';
import type { Conflict, NotFound, Result } from '../domain/result';
import { conflict, err, notFound, ok } from '../domain/result';
import { servicePath } from '../images/addresses';
import type { Account, Accounts } from './money/accounts';
import type { Clock } from './clock';
import type { OperatorPromotion } from './content/promotion';
import { PROMOTIONS } from './content/promotions';
import type { Notices } from './notices';
import type { Rewards } from './money/rewards';

type Schemas = components['schemas'];

/** Participant of a promotion, with timestamps in Unix ms. */
interface Entrant {
  playerId: string;
  promotionId: string;
  since: number;
  /** Id in the journal of the last stake before joining. */
  after: string | null;
  rewardedAt: number | null;
}

interface PromotionsState {
  /** Day from which promotion dates count, in Unix ms. */
  begin: number;
  entrants: Entrant[];
}

interface Deps {
  accounts: Accounts;
  clock: Clock;
  notices: Notices;
  rewards: Rewards;
}

/** Creates the store of promotions, participants and rewards. */
export function createPromotions({ accounts, clock, notices, rewards }: Deps) {
  let begin = startOfDay(calendarDay(clock.now()));
  const entrants = new Map<string, Entrant>();
  /** Participants without a reward yet, with the wallet at the last insufficient check. */
  const waiting = new Map<Entrant, Account['wallet'] | undefined>();

  const entrantKey = ({ playerId, promotionId }: Pick<Entrant, 'playerId' | 'promotionId'>) => `${playerId} ${promotionId}`;
  const dayBoundary = (days: number | null) => (days === null ? null : begin + days * DAY);
  const promotionWindow = ({ from, to }: OperatorPromotion) => ({ from: dayBoundary(from), to: dayBoundary(to) });
  const find = (id: string) => PROMOTIONS.find((promotion) => promotion.id === id);
  const enter = (entrant: Entrant) => {
    entrants.set(entrantKey(entrant), entrant);
    if (find(entrant.promotionId)?.mission !== undefined && entrant.rewardedAt === null) waiting.set(entrant, undefined);
  };

  /** Returns the conflict of a promotion that has not begun or has ended; null while it runs. */
  const closedConflict = (promotion: OperatorPromotion): Conflict<'early' | 'ended'> | null => {
    const { from, to } = promotionWindow(promotion);
    if (from !== null && clock.now() < from) return conflict('early', 'Esta promoção ainda não começou.');
    return to !== null && clock.now() >= to ? conflict('ended', 'Esta promoção já terminou.') : null;
  };

  /** Sums the settled stakes of real money on games that were placed after joining and before the promotion's end, in cents. */
  const wagered = ({ after, since }: Entrant, promotion: OperatorPromotion, account: Account) =>
    settledAmount(account, { after, from: since, to: promotionWindow(promotion).to });

  const progressOf = (entrant: Entrant, promotion: OperatorPromotion, account: Account): Schemas['PromotionProgress'] | null => {
    const target = promotion.mission?.staked;
    return target === undefined ? null : { wagered: Math.min(wagered(entrant, promotion, account), target), target };
  };

  const reward = (entrant: Entrant, account: Account): void => {
    const promotion = find(entrant.promotionId);
    const { suspendedUntil, exclusion } = account.protection;
    // The reward waits until the pause ends.
    if (promotion?.mission === undefined || suspendedUntil !== null || exclusion !== null) return;
    // A journal can be long; without a wallet change nothing was settled.
    if (waiting.get(entrant) === account.wallet) return;
    const { staked, gift } = promotion.mission;
    if (wagered(entrant, promotion, account) < staked) {
      waiting.set(entrant, account.wallet);
      return;
    }
    waiting.delete(entrant);
    entrant.rewardedAt = clock.now();
    rewards.grant(account.playerId, gift);
    const body = `Missão cumprida: ${formatBrl(gift.amount)} de bônus estão na sua conta.`;
    notices.send(account.playerId, { type: 'bonus', title: promotion.title, body, url: '/user/bonus' });
  };

  const promotions = {
    /** Finds a promotion, running or not. */
    find,

    /** Returns the running promotions in display order. */
    running: (): OperatorPromotion[] => PROMOTIONS.filter((promotion) => closedConflict(promotion) === null),

    hasJoined: (playerId: string, promotionId: string): boolean => entrants.has(entrantKey({ playerId, promotionId })),

    /** Lists the running promotions that a player has joined, in display order. */
    entriesOf: (account: Account): Schemas['PromotionEntry'][] =>
      promotions.running().flatMap((promotion) => {
        const entrant = entrants.get(entrantKey({ playerId: account.playerId, promotionId: promotion.id }));
        return entrant === undefined ? [] : [{ promotion_id: promotion.id, progress: progressOf(entrant, promotion, account) }];
      }),

    /** Joins a running promotion, once; an unknown one is a 404, any other or a second call a conflict. The caller checks access first. */
    join(playerId: string, promotionId: string): Result<OperatorPromotion, NotFound<'unknown'> | Conflict<'early' | 'ended' | 'joined'>> {
      const promotion = find(promotionId);
      if (promotion === undefined) return err(notFound('unknown', 'Promoção não encontrada.'));
      if (promotions.hasJoined(playerId, promotionId)) return err(conflict('joined', 'Você já participa desta promoção.'));
      const closed = closedConflict(promotion);
      if (closed !== null) return err(closed);
      enter({ playerId, promotionId, since: clock.now(), after: lastStakeId(accounts.get(playerId)), rewardedAt: null });
      return ok(promotion);
    },

    /** Grants a player's earned rewards, each once, and sends notices. Those of a paused or excluded player wait. */
    catchUp(account: Account): void {
      for (const entrant of [...waiting.keys()]) if (entrant.playerId === account.playerId) reward(entrant, account);
    },

    tick(): void {
      for (const entrant of [...waiting.keys()]) reward(entrant, accounts.get(entrant.playerId));
    },

    /** Maps a promotion to the contract. `ends_at` is the last second of its last day. */
    toDto(promotion: OperatorPromotion): Required<Omit<Schemas['Promotion'], 'name'>> {
      const { id, title, summary } = promotion;
      const { from, to } = promotionWindow(promotion);
      return {
        id,
        title,
        image: servicePath(`promotions/${id}.webp`, 640),
        summary,
        starts_at: toIso(from),
        ends_at: toIso(to === null ? null : to - 1000),
      };
    },

    dump: (): PromotionsState => ({ begin, entrants: [...entrants.values()] }),

    /** Restores a snapshot. Without one there are no participants, and dates count from today. */
    restore(saved: PromotionsState = { begin: startOfDay(calendarDay(clock.now())), entrants: [] }): void {
      begin = saved.begin;
      entrants.clear();
      waiting.clear();
      for (const entrant of saved.entrants) enter({ ...entrant });
    },
  };
  return promotions;
}

const toIso = (at: number | null) => (at === null ? null : isoDateTime(at));
