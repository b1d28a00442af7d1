import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { isPlayPath } from '@/app/find-page';
import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { accountBlock } from '@/product/eligibility';
import { openModal, useModalStore } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';
import { settingsQuery } from '@/product/settings-query';

/** Key in local storage of the day of the last popup. */
const STORAGE_KEY = 'deposit-popup';

/**
 * Opens the deposit modal once a day after the time of the settings (SPEC D18), by default 10 s. A time of 0 or closed deposits
 * turn it off. It never opens during play or above another modal, after which the time starts again. It never opens for a player
 * who has a limit or a blocked account, who must get no offers, or whose limits cannot be fetched.
 */
export function useDepositPopup(): void {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const isPlaying = isPlayPath(useLocation().pathname);
  const hasModal = useModalStore(({ stack }) => stack.length > 0);
  const settings = useQuery(settingsQuery()).data;
  const isAllowed = settings !== undefined && settings.deposit_enabled !== false;
  const seconds = isAllowed ? (settings.deposit_popup_timer ?? 10) : 0;
  const isDue = seconds > 0 && isPlayer && !isPlaying && !hasModal;
  useEffect(() => {
    if (!isDue || wasShownToday()) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      hasNoLimit(client).then(
        (isFree) => {
          if (!isCurrent || !isFree || wasShownToday()) return;
          writeStored('local', STORAGE_KEY, today());
          openModal({ name: 'deposit' });
        },
        (error: unknown) => logFailure('The limits for the deposit popup are not known.', error),
      );
    }, seconds * 1000);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, isDue, seconds]);
}

async function hasNoLimit(client: QueryClient): Promise<boolean> {
  const { data } = await client.fetchQuery(getGetProtectionQueryOptions());
  return data.limits.length === 0 && data.offers !== false && accountBlock(data) === undefined;
}

const today = () => new Date().toDateString();
const wasShownToday = () => readStored('local', STORAGE_KEY) === today();
