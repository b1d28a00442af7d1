import { useEffect, useEffectEvent, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';

/** Closes what is for visitors when somebody logs in, as in another tab: the page behind goes on (SPEC R34, R35). */
export function useCloseOnLogin(onClose: () => void): void {
  const isPlayer = useIsPlayer();
  const wasPlayer = useRef(isPlayer);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPlayer && !wasPlayer.current) close();
    wasPlayer.current = isPlayer;
  }, [isPlayer]);
}
