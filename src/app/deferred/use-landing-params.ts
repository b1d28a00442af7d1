import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { readLanding } from '@/features/marketing/landing';
import { saveLanding } from '@/features/marketing/marketing-cookies';
import { useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { openModal, useModalStore } from '@/shell/modal-store';

import { isPageReload, useLastStepPrompt } from './use-landing-registration';

let landed: string | undefined;

/**
 * Keeps what the landing brought, and opens the modal that it asks for where nobody is logged in: once a visit, on the
 * address with which it began (SPEC K1, K2, K2a). A registration that a reload cut short is open again (SPEC S8).
 */
export function useLandingParams(href: string): void {
  const client = useQueryClient();
  useLastStepPrompt();
  useEffect(() => {
    if (landed === href) return;
    landed = href;
    const landing = readLanding(href);
    saveLanding(landing);
    const isAgain = isPageReload();
    const { isPlayer } = useSessionStore.getState();
    const top = useModalStore.getState().stack.at(-1)?.name;
    // What was open before the reload goes on: the landing was met then.
    if (landing.opens !== undefined && !isPlayer && !(isAgain && top !== undefined)) openModal({ name: landing.opens });
    // The login is what /login itself opens.
    else if (isAgain && (isPlayer || top === undefined || top === 'login')) resume(client);
  }, [href, client]);
}

function resume(client: QueryClient): void {
  import('@/features/account/register-return')
    .then(({ resumeRegistration }) => resumeRegistration(client))
    .catch((error: unknown) => logFailure('An unfinished registration was not opened again.', error));
}
