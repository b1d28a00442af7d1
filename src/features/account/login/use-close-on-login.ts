import { useEffect, useEffectEvent, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';

/** Closes a modal for visitors after a login, also in another tab (SPEC R34, R35). */
export function useCloseOnLogin(onClose: () => void): void {
  const isPlayer = useIsPlayer();
  const wasPlayer = useRef(isPlayer);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPlayer && !wasPlayer.current) close();
    wasPlayer.current = isPlayer;
  }, [isPlayer]);
}
