import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import { getListBonusesQueryKey } from '@generated/api/bonus';
import type { MeAnswer } from '@generated/api/model/me-answer';
import { getGetProtectionQueryKey } from '@generated/api/protection';
import { getGetWalletQueryKey, getListTransactionsQueryKey, getListWithdrawalsQueryKey } from '@generated/api/wallet';
import type { EventName, EventPayload } from '@generated/events';

type Effects = { [Name in EventName]?: (client: QueryClient, payload: EventPayload<Name>) => void };

/** What each event does to what is loaded. Those of a game are heard by the game itself. */
export const cacheEffects: Effects = {
  UserUpdateEvent: (client, { balance }) => {
    void patchMe(client, (me) => ({ ...me, balance }));
    refresh(client, getGetWalletQueryKey(), getListTransactionsQueryKey());
  },
  DepositApprovedEvent: (client) => {
    refresh(client, getGetMeQueryKey(), getGetWalletQueryKey(), getListTransactionsQueryKey(), ['/api/deposits']);
  },
  UserRolloverUpdateEvent: (client, rollover) => {
    void patchMe(client, (me) => ({ ...me, user_rollover: rollover }));
    refresh(client, getListBonusesQueryKey(), getGetWalletQueryKey());
  },
  WithdrawUpdateEvent: (client) => {
    refresh(client, getListWithdrawalsQueryKey(), getGetWalletQueryKey(), getListTransactionsQueryKey());
  },
  ProtectionEvent: (client) => refresh(client, getGetProtectionQueryKey()),
};

/** Asks again for whatever may have changed while nothing could be heard. */
export function catchUp(client: QueryClient): void {
  refresh(client, getGetMeQueryKey(), getGetWalletQueryKey(), getListTransactionsQueryKey());
}

function refresh(client: QueryClient, ...keys: (readonly unknown[])[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/**
 * Changes what is known of the player. An answer of A19 that was asked for before the event is older than it: it is
 * dropped and asked for again.
 */
async function patchMe(client: QueryClient, change: (me: MeAnswer) => MeAnswer): Promise<void> {
  const queryKey = getGetMeQueryKey();
  const asked = client.isFetching({ queryKey }) > 0;
  if (asked) await client.cancelQueries({ queryKey });
  client.setQueryData<MeAnswer>(queryKey, (me) => (me === undefined ? me : change(me)));
  if (asked) await client.invalidateQueries({ queryKey });
}
