import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';

/** Asks a player who logs in for what the regulation wants to know of each and this one never answered. */
export function useLastStepPrompt(): void {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    const isLogin = isPlayer && !wasPlayer.current;
    wasPlayer.current = isPlayer;
    if (!isLogin) return;
    import('@/features/account/register-return')
      .then(({ askForLastStep }) => askForLastStep(client))
      .catch((error: unknown) => logFailure('What the player has not answered yet is not known.', error));
  }, [isPlayer, client]);
}

/** Whether the page was loaded anew, by the player or after the connection was lost. */
export function isPageReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
