import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { useIsPlayer } from '@/session/use-session';
import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { requestConfirmation } from '@/product/access-confirmation';
import { useModalStore } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';
import { regulation } from '@/product/runtime-config';

/** Key in session storage, set once the location was requested in this visit. A bet requests it again. */
const STORAGE_KEY = 'location-asked';
/** Paths of games, which must not be interrupted. */
const QUIET = /^\/(play|games|sports?|altenar-sports)(?![\w-])/;

/** Requests the location after a login, once a visit, if the backend requires it (SPEC Q34). Never during play or above a modal. */
export function useLocationPrompt(): void {
  const isPlayer = useIsPlayer();
  const isQuiet = QUIET.test(useLocation().pathname);
  const hasModal = useModalStore(({ stack }) => stack.length > 0);
  const isRequired = useQuery(getGetProtectionQueryOptions({ query: { enabled: isPlayer } })).data?.data.location_required === true;
  useEffect(() => {
    if (!isPlayer || !isRequired || isQuiet || hasModal || regulation().geolocation === 'off') return;
    if (readStored('session', STORAGE_KEY) !== null) return;
    writeStored('session', STORAGE_KEY, 'yes');
    void requestConfirmation('location_required');
  }, [isPlayer, isRequired, isQuiet, hasModal]);
}
