import { useEffect, useEffectEvent, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';

/**
 * Closes a modal that only visitors need as soon as the player has logged in, in this or another tab (SPEC R34, R35). A modal that opens
 * for a player stays open.
 */
export function useCloseOnLogin(onClose: () => void): void {
  const isPlayer = useIsPlayer();
  const wasPlayer = useRef(isPlayer);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPlayer && !wasPlayer.current) close();
    wasPlayer.current = isPlayer;
  }, [isPlayer]);
}
