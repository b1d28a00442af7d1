import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { isPlayPath } from '@/app/find-page';
import { useIsPlayer } from '@/session/use-session';
import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { requestConfirmation } from '@/product/access-confirmation';
import { useModalStore } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';
import { regulation } from '@/product/runtime-config';

/** Key in session storage, set once the location was requested in this visit. A bet requests it again. */
const STORAGE_KEY = 'location-asked';

/**
 * Requests the location of a player once a visit, if the backend requires it (SPEC Q34). Requests nothing during play, above a modal
 * or in a deployment that turns the location off.
 */
export function useLocationPrompt(): void {
  const isPlayer = useIsPlayer();
  const isPlaying = isPlayPath(useLocation().pathname);
  const hasModal = useModalStore(({ stack }) => stack.length > 0);
  const isRequired = useQuery(getGetProtectionQueryOptions({ query: { enabled: isPlayer } })).data?.data.location_required === true;
  useEffect(() => {
    if (!isPlayer || !isRequired || isPlaying || hasModal || regulation().geolocation === 'off') return;
    if (readStored('session', STORAGE_KEY) !== null) return;
    writeStored('session', STORAGE_KEY, 'yes');
    void requestConfirmation('location_required');
  }, [isPlayer, isRequired, isPlaying, hasModal]);
}
