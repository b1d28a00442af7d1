import type { components } from '@generated/schema';

import { DAY, dayOf, isoDateTime, startOf } from '../domain/calendar';
import { lastStake, settledIn } from '../domain/mission';
import { brl } from '../domain/money';
import type { Conflict, Missing, Outcome } from '../domain/outcome';
import { conflict, done, missing, refused } from '../domain/outcome';
import type { Account, Accounts } from './accounts';
import type { Clock } from './clock';
import type { HousePromotion } from './content/promotion';
import { PROMOTIONS } from './content/promotions';
import type { Notices } from './notices';
import type { Rewards } from './rewards';

type Schemas = components['schemas'];

/** That a player takes part in a promotion: since when, and when it gave what it gives. Milliseconds since 1970. */
interface Entrant {
  playerId: string;
  promotionId: string;
  since: number;
  /** The last stake before that, an id of the journal. */
  after: string | null;
  rewardedAt: number | null;
}

interface KeptPromotions {
  /** The day that all promotions are counted from. */
  begin: number;
  entrants: Entrant[];
}

interface Parts {
  accounts: Accounts;
  clock: Clock;
  notices: Notices;
  rewards: Rewards;
}

export type Promotions = ReturnType<typeof createPromotions>;

/** The promotions of the house, who takes part in them, and what they gave. */
export function createPromotions({ accounts, clock, notices, rewards }: Parts) {
  let begin = startOf(dayOf(clock.now()));
  const entrants = new Map<string, Entrant>();
  /** The entrants whom a mission has not rewarded yet, each with the wallet that was not enough when last looked at. */
  const waiting = new Map<Entrant, Account['wallet'] | undefined>();

  const keyOf = ({ playerId, promotionId }: Pick<Entrant, 'playerId' | 'promotionId'>) => `${playerId} ${promotionId}`;
  const boundary = (days: number | null) => (days === null ? null : begin + days * DAY);
  const windowOf = ({ from, to }: HousePromotion) => ({ from: boundary(from), to: boundary(to) });
  const find = (id: string) => PROMOTIONS.find((promotion) => promotion.id === id);
  const enter = (entrant: Entrant) => {
    entrants.set(keyOf(entrant), entrant);
    if (find(entrant.promotionId)?.mission !== undefined && entrant.rewardedAt === null) waiting.set(entrant, undefined);
  };

  /** Why nobody can join now; null while it runs. */
  const whyClosed = (promotion: HousePromotion): Conflict<'early' | 'ended'> | null => {
    const { from, to } = windowOf(promotion);
    if (from !== null && clock.now() < from) return conflict('early', 'Esta promoção ainda não começou.');
    return to !== null && clock.now() >= to ? conflict('ended', 'Esta promoção já terminou.') : null;
  };

  const reward = (entrant: Entrant, account: Account): void => {
    const promotion = find(entrant.promotionId);
    const { suspendedUntil, exclusion } = account.protection;
    // Who has asked for a break is not drawn back by a gift; it waits for the end of it.
    if (promotion?.mission === undefined || suspendedUntil !== null || exclusion !== null) return;
    // A journal may be long, and nothing settles without another wallet.
    if (waiting.get(entrant) === account.wallet) return;
    const { staked, gift } = promotion.mission;
    const { after, since } = entrant;
    if (settledIn(account, { after, from: since, to: windowOf(promotion).to }) < staked) {
      waiting.set(entrant, account.wallet);
      return;
    }
    waiting.delete(entrant);
    entrant.rewardedAt = clock.now();
    rewards.grant(account.playerId, gift);
    const body = `Missão cumprida: ${brl(gift.amount)} de bônus estão na sua conta.`;
    notices.tell(account.playerId, { type: 'bonus', title: promotion.title, body, url: '/user/bonus' });
  };

  const promotions = {
    /** A promotion by its id, also one that does not run. */
    find,

    /** The promotions that run now, in the order in which they are shown. */
    running: (): HousePromotion[] => PROMOTIONS.filter((promotion) => whyClosed(promotion) === null),

    takesPart: (playerId: string, promotionId: string): boolean => entrants.has(keyOf({ playerId, promotionId })),

    /** Takes a player in. Access is asked before. */
    join(playerId: string, promotionId: string): Outcome<HousePromotion, Missing<'unknown'> | Conflict<'early' | 'ended' | 'joined'>> {
      const promotion = find(promotionId);
      if (promotion === undefined) return refused(missing('unknown', 'Promoção não encontrada.'));
      if (promotions.takesPart(playerId, promotionId)) return refused(conflict('joined', 'Você já participa desta promoção.'));
      const closed = whyClosed(promotion);
      if (closed !== null) return refused(closed);
      enter({ playerId, promotionId, since: clock.now(), after: lastStake(accounts.of(playerId)), rewardedAt: null });
      return done(promotion);
    },

    /** Gives what a player's settled stakes have earned by now, once. */
    catchUp(account: Account): void {
      for (const entrant of [...waiting.keys()]) if (entrant.playerId === account.playerId) reward(entrant, account);
    },

    /** Gives what the settled stakes of all players have earned by now. */
    tick(): void {
      for (const entrant of [...waiting.keys()]) reward(entrant, accounts.of(entrant.playerId));
    },

    /** A promotion as the contract's list shows it. */
    shown(promotion: HousePromotion): Required<Schemas['Promotion']> {
      const { id, title, summary } = promotion;
      const { from, to } = windowOf(promotion);
      return {
        id,
        title,
        image: `promotions/${id}.svg`,
        summary,
        starts_at: moment(from),
        ends_at: moment(to === null ? null : to - 1000),
      };
    },

    kept: (): KeptPromotions => ({ begin, entrants: [...entrants.values()] }),

    /** Puts what was kept in the place of all there is; nobody takes part, and they count from today, where nothing is given. */
    replace(kept: KeptPromotions = { begin: startOf(dayOf(clock.now())), entrants: [] }): void {
      begin = kept.begin;
      entrants.clear();
      waiting.clear();
      for (const entrant of kept.entrants) enter({ ...entrant });
    },
  };
  return promotions;
}

const moment = (at: number | null) => (at === null ? null : isoDateTime(at));
