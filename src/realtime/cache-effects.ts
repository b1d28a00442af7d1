import type { QueryKey } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListTransactionsQueryKey, getListWithdrawalsQueryKey } from '@generated/api/wallet';
import type { EventName, EventPayload } from '@generated/events';

import type { ChannelParameters } from './channels';
import { publishApprovedDeposit } from './approved-deposits';
import { handleProtectionEvent } from './protection-notices';

/** What an event does to what is loaded. */
export interface CacheEffect<Name extends EventName> {
  /** Where it is heard, as far as it concerns this player now. */
  readonly paramsFor: (me: MeAnswer) => ChannelParameters<Name> | null;
  /** What is asked for again: after the event, and after a gap in which one may have been lost. */
  readonly invalidates: readonly QueryKey[];
  /** What of the player the event patch itself; of several at once the last one counts. */
  readonly patch?: (me: MeAnswer, payload: EventPayload<Name>) => MeAnswer;
  /** Who else is told of each one. */
  readonly notify?: (payload: EventPayload<Name>) => void;
}

const me = getGetMeQueryKey();
const wallet = getGetWalletQueryKey();
const transactions = getListTransactionsQueryKey();
const deposits = ['/api/deposits'];
const ofUser = ({ user }: MeAnswer) => ({ userId: user.id });

/**
 * The one table from an event to what is loaded. What a balance event patch is shown at once and confirmed by an answer,
 * as the event may have been overtaken. The events of a game are heard by the game itself.
 */
export const cacheEffects: { readonly [Name in EventName]?: CacheEffect<Name> } = {
  UserUpdateEvent: {
    paramsFor: ofUser,
    invalidates: [me, wallet, transactions],
    patch: (known, { balance }) => ({ ...known, balance }),
  },
  DepositApprovedEvent: {
    paramsFor: ofUser,
    invalidates: [me, wallet, transactions, deposits],
    notify: publishApprovedDeposit,
  },
  UserRolloverUpdateEvent: {
    paramsFor: ({ user_rollover: rollover }) => (rollover === null ? null : { rolloverId: rollover.id }),
    invalidates: [me, wallet, getListBonusesQueryKey()],
    patch: (known, rollover) => ({ ...known, user_rollover: rollover }),
  },
  WithdrawUpdateEvent: {
    paramsFor: ofUser,
    invalidates: [me, wallet, transactions, getListWithdrawalsQueryKey()],
  },
  ProtectionEvent: {
    paramsFor: ofUser,
    invalidates: [getGetProtectionQueryKey()],
    notify: handleProtectionEvent,
  },
};
