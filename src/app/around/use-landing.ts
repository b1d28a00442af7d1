import { useEffect } from 'react';

import { readLanding } from '@/features/marketing/landing';
import { keepLanding } from '@/features/marketing/marketing-cookies';
import { useSessionStore } from '@/session/use-session';
import { openModal } from '@/shell/modal-store';

let landed: string | undefined;

/**
 * Keeps what the landing brought, and opens the modal that it asks for where nobody is logged in: once a visit, on the
 * address with which it began (SPEC K1, K2, K2a).
 */
export function useLanding(href: string): void {
  useEffect(() => {
    if (landed === href) return;
    landed = href;
    const landing = readLanding(href);
    keepLanding(landing);
    if (landing.opens !== undefined && !useSessionStore.getState().isPlayer) openModal({ name: landing.opens });
  }, [href]);
}
