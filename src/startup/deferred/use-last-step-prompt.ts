import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';

/**
 * Opens the last step of the registration after a login as long as its questions are unanswered (SPEC Q37).
 *
 * @param wasPlayer true if the page was opened with a session: every other player has logged in since
 */
export function useLastStepPrompt(wasPlayer: boolean): void {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const before = useRef(wasPlayer);
  useEffect(() => {
    const isLogin = isPlayer && !before.current;
    before.current = isPlayer;
    if (!isLogin) return;
    import('@/features/account/register/resume-registration')
      .then(({ openLastStepIfMissing }) => openLastStepIfMissing(client))
      .catch((error: unknown) => logFailure('The last step of the registration cannot be checked.', error));
  }, [isPlayer, client]);
}
