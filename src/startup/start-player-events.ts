// Separate chunk: loaded when a player is logged in, or for a visitor when the page is idle or settled.
import type { QueryClient } from '@tanstack/react-query';

import type { PlayerEventListeners } from '@/realtime/cache-effects';
import { forgetCharge } from '@/features/wallet/deposit/open-charge';
import { startRealtime } from '@/realtime/realtime';
import type { RealtimeAddress } from '@/realtime/types';
import type { Session } from '@/session/session';
import { formatMoney } from '@/shared/format/money';
import { showAlert } from '@/product/alert-store';
import { isDepositOnScreen, onDepositApproved, publishApprovedDeposit } from '@/product/approved-deposits';
import { handleProtectionEvent } from '@/product/protection-notices';
import { tellEvent } from '@/product/told-events';

/**
 * Effects beyond the query cache of two events: an approved deposit, and one about the player's protection, such as a limit that is almost
 * used. The table of the effects on the cache is `realtime/cache-effects.ts`.
 */
const LISTENERS: PlayerEventListeners = {
  DepositApprovedEvent: publishApprovedDeposit,
  ProtectionEvent: handleProtectionEvent,
};

/**
 * Starts real time. Notes each approved deposit, whether an event or polling found it, as told to the player, and shows an alert unless
 * the deposit is on the screen. After an alert on a visible page, the charge of the deposit is forgotten.
 *
 * @param address without a key the balance is only polled
 * @returns a function that stops everything
 */
export function startPlayerEvents(
  client: QueryClient,
  session: Pick<Session, 'state' | 'subscribe'>,
  address: RealtimeAddress,
): () => void {
  const stopReports = onDepositApproved(({ transaction_id: id, amount }) => {
    tellEvent('deposit');
    if (isDepositOnScreen(id)) return;
    showAlert('success', amount === 'unknown' ? 'Depósito aprovado.' : `Depósito de ${formatMoney(amount)} aprovado.`);
    if (!document.hidden) forgetCharge(id);
  });
  const stopRealtime = startRealtime(client, session, address, { listeners: LISTENERS });
  return () => {
    stopReports();
    stopRealtime();
  };
}
