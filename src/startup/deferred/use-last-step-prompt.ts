import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { isLastStepMarked } from '@/features/account/register/last-step-mark';

/**
 * Opens the last step of the registration as long as its questions are unanswered (SPEC Q37): after a login, and on a page that is
 * opened while the step is open in another tab.
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
    if (!isLogin && !(isPlayer && isLastStepMarked())) return;
    import('@/features/account/register/resume-registration')
      .then(({ openLastStepIfMissing }) => openLastStepIfMissing(client))
      .catch((error: unknown) => logFailure('The last step of the registration cannot be checked.', error));
  }, [isPlayer, client]);
}
