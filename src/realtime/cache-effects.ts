import type { QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getListNotificationsQueryKey } from '@generated/api/notifications';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListBetsQueryKey, getListTransactionsQueryKey, getListWithdrawalsQueryKey } from '@generated/api/wallet';
import type { EventName, EventPayload } from '@generated/events';

import type { ChannelParameters } from './channels';

/** Events of the logged-in player. Games listen to their own events. */
export type PlayerEventName = Extract<
  EventName,
  'UserUpdateEvent' | 'DepositApprovedEvent' | 'UserRolloverUpdateEvent' | 'WithdrawUpdateEvent' | 'ProtectionEvent' | 'NotificationEvent'
>;

/** Effects beyond the cache, registered by the app. */
export type PlayerEventListeners = { readonly [Name in PlayerEventName]?: (payload: EventPayload<Name>) => void };

/** Fields of the cached player that an event carries. */
export type MePatch = Pick<MeAnswer, 'balance'> | Pick<MeAnswer, 'user_rollover'>;

interface CacheEffect<Name extends PlayerEventName> {
  /** Returns the channel's parameters; null if the event does not concern the player. */
  readonly paramsFor: (me: MeAnswer) => ChannelParameters<Name> | null;
  /** Queries to invalidate after the event, and after a gap in which events may have been lost. */
  readonly invalidates: readonly QueryKey[];
  /** Patch of the cached player; of several events together, only the last is applied. */
  readonly patch?: (payload: EventPayload<Name>, known: MeAnswer) => MePatch;
}

const me = getGetMeQueryKey();
const wallet = getGetWalletQueryKey();
const transactions = getListTransactionsQueryKey();
const deposits = ['/api/deposits'];
const notifications = getListNotificationsQueryKey();
const userParams = ({ user }: MeAnswer) => ({ userId: user.id });

/**
 * Effects of each event on the query cache. A patched balance is displayed at once and confirmed by a fetch, because the event
 * may be old.
 */
export const cacheEffects: { readonly [Name in PlayerEventName]: CacheEffect<Name> } = {
  UserUpdateEvent: {
    paramsFor: userParams,
    invalidates: [me, wallet, transactions, getListBetsQueryKey()],
    patch: ({ balance }) => ({ balance }),
  },
  DepositApprovedEvent: {
    paramsFor: userParams,
    invalidates: [me, wallet, transactions, deposits, notifications],
  },
  UserRolloverUpdateEvent: {
    paramsFor: ({ user_rollover: rollover }) => (rollover === null ? null : { rolloverId: rollover.id }),
    invalidates: [me, wallet, getListBonusesQueryKey(), notifications],
    // The fields of this event are not known. Those that it lacks stay as they are until the fetch.
    patch: (changes, { user_rollover: known }) => ({ user_rollover: known && { ...known, ...changes } }),
  },
  WithdrawUpdateEvent: {
    paramsFor: userParams,
    invalidates: [me, wallet, transactions, getListWithdrawalsQueryKey(), notifications],
  },
  ProtectionEvent: {
    paramsFor: userParams,
    invalidates: [getGetProtectionQueryKey(), notifications],
  },
  NotificationEvent: { paramsFor: userParams, invalidates: [notifications] },
};
