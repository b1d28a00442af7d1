import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { readLanding } from '@/features/marketing/landing';
import { saveLanding } from '@/features/marketing/marketing-cookies';
import { useSessionStore } from '@/session/use-session';
import { isPageReload } from '@/shared/lib/is-page-reload';
import { logFailure } from '@/shared/lib/log';
import { openAuth, useModalStore } from '@/product/modal-store';
import { runtimeConfig } from '@/product/runtime-config';

/** URL with the parameters that were applied, so that another mount does not apply them again. */
let appliedUrl: string | undefined;

/**
 * Saves the parameters of the URL with which the page was opened for marketing (`saveLanding`), and opens their modal for visitors,
 * once for each load of the page (SPEC K1, K2, K2a). Reopens a registration after a reload (SPEC S8).
 *
 * @param href absolute URL
 */
export function useLandingParams(href: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (appliedUrl === href) return;
    appliedUrl = href;
    const landing = readLanding(href, runtimeConfig().marketing.ownParameters);
    saveLanding(landing);
    const isReload = isPageReload();
    const { isPlayer } = useSessionStore.getState();
    const topModal = useModalStore.getState().stack.at(-1)?.name;
    // A restored modal has priority.
    if (landing.opens !== undefined && !isPlayer && !(isReload && topModal !== undefined)) openAuth(landing.opens);
    // A login modal does not count as restored: that of /login also opens after a reload.
    else if (isReload && (isPlayer || topModal === undefined || topModal === 'login')) reopenRegistration(client);
  }, [href, client]);
}

function reopenRegistration(client: QueryClient): void {
  import('@/features/account/register/resume-registration')
    .then(({ resumeRegistration }) => resumeRegistration(client))
    .catch((error: unknown) => logFailure('An unfinished registration was not opened again.', error));
}
