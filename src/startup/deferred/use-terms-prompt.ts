import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { isPlayPath } from '@/app/find-page';
import { useIsPlayer } from '@/session/use-session';
import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { showAlert } from '@/product/alert-store';
import { openModal, useModalStore } from '@/product/modal-store';
import { useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';
import { regulation } from '@/product/runtime-config';

/** Key of the version that the player has seen last: in session storage if it must be accepted, otherwise in local storage. */
const STORAGE_KEY = 'terms-shown';

/**
 * Opens the terms dialog for a version that is not accepted, once a visit. Under the policy `inform` it shows an alert instead, once
 * for each version (SPEC Q2). Waits during play, on the page of the terms and above another modal.
 */
export function useTermsPrompt(): void {
  const isPlayer = useIsPlayer();
  const { pathname } = useLocation();
  // The text of the terms must stay readable.
  const isQuiet = isPlayPath(pathname) || pathname === paths.userTerms();
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
