import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { useIsPlayer } from '@/session/use-session';
import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { showAlert } from '@/product/alert-store';
import { openModal, useModalStore } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';
import { regulation } from '@/product/runtime-config';

/** Key of the version that the player has seen last: in session storage if it must be accepted, otherwise in local storage. */
const STORAGE_KEY = 'terms-shown';
/** Paths of games, which must not be interrupted, and of the terms, whose text must stay readable. */
const QUIET = /^\/(play|games|sports?|altenar-sports|user\/terms)(?![\w-])/;

/**
 * Opens the terms dialog for a version that is not accepted, once a visit, or shows an alert under the policy `inform` (SPEC
 * Q2). Never during play or above another modal.
 */
export function useTermsPrompt(): void {
  const isPlayer = useIsPlayer();
  const isQuiet = QUIET.test(useLocation().pathname);
  const hasModal = useModalStore(({ stack }) => stack.length > 0);
  const version = useQuery(getGetProtectionQueryOptions({ query: { enabled: isPlayer } })).data?.data.pending_terms;
  useEffect(() => {
    if (!isPlayer || isQuiet || hasModal || version === undefined || version === null) return;
    const mustAccept = regulation().terms === 'accept';
    const area = mustAccept ? 'session' : 'local';
    if (readStored(area, STORAGE_KEY) === version) return;
    writeStored(area, STORAGE_KEY, version);
    if (mustAccept) openModal({ name: 'terms' });
    else showAlert('info', `Os termos de uso mudaram (versão ${version}). Veja o que mudou em Minha conta.`);
  }, [isPlayer, isQuiet, hasModal, version]);
}
