import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { readLanding } from '@/features/marketing/landing';
import { saveLanding } from '@/features/marketing/marketing-cookies';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { openModal, useModalStore } from '@/shell/modal-store';

let appliedUrl: string | undefined;

/**
 * Saves the parameters of the landing URL and opens the modal that they request, once per visit and only for visitors
 * (SPEC K1, K2, K2a). It also reopens a registration that a reload interrupted (SPEC S8).
 *
 * @param href the absolute URL that opened the visit
 */
export function useLandingParams(href: string): void {
  const client = useQueryClient();
  useLastStepPrompt();
  useEffect(() => {
    if (appliedUrl === href) return;
    appliedUrl = href;
    const landing = readLanding(href);
    saveLanding(landing);
    const isReload = isPageReload();
    const { isPlayer } = useSessionStore.getState();
    const topModal = useModalStore.getState().stack.at(-1)?.name;
    // After a reload, a modal that was open before takes precedence.
    if (landing.opens !== undefined && !isPlayer && !(isReload && topModal !== undefined)) openModal({ name: landing.opens });
    // /login opens the login modal itself.
    else if (isReload && (isPlayer || topModal === undefined || topModal === 'login')) reopenRegistration(client);
  }, [href, client]);
}

/** Opens the last step of the registration at login if the player has not answered its mandatory questions. */
function useLastStepPrompt(): void {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const wasPlayer = useRef(isPlayer);
  useEffect(() => {
    const isLogin = isPlayer && !wasPlayer.current;
    wasPlayer.current = isPlayer;
    if (!isLogin) return;
    import('@/features/account/register-return')
      .then(({ askForLastStep }) => askForLastStep(client))
      .catch((error: unknown) => logFailure('The last step of the registration cannot be checked.', error));
  }, [isPlayer, client]);
}

function reopenRegistration(client: QueryClient): void {
  import('@/features/account/register-return')
    .then(({ resumeRegistration }) => resumeRegistration(client))
    .catch((error: unknown) => logFailure('An unfinished registration was not opened again.', error));
}

/** Returns true if this document was loaded by a reload. */
function isPageReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
