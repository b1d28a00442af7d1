import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { theSession, useSessionStore } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';

import type { VerificationState } from './use-verification';
import { checkAddress } from './verification-queries';
import styles from './vpn-dialog.module.css';

/** Why it is still there after it was tried. */
const STILL = {
  ip_blocked: 'A VPN ainda está ativa. Confira a conexão e tente de novo.',
  // In doubt the answer is no (SPEC D3).
  unknown: 'Não foi possível confirmar. Tente de novo.',
} as const;

/**
 * Blocks the page while a VPN or a blocked address is reported (SPEC M4). Neither Esc nor Back closes it (SPEC M5).
 *
 * @param props.recheck asks for the player's status again
 */
export function VpnDialog({ recheck }: { recheck: () => Promise<VerificationState> }) {
  const client = useQueryClient();
  const blocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const [isBusy, setBusy] = useState(false);
  const [still, setStill] = useState<keyof typeof STILL>();
  if (!blocked) return null;

  async function continueWithout(): Promise<void> {
    setBusy(true);
    await theSession().refresh();
    const isPlayer = theSession().state().name === 'player';
    const state = isPlayer ? await recheck() : await checkAddress(client);
    const isStill = state === 'ip_blocked' || state === 'unknown';
    setBusy(false);
    setStill(isStill ? state : undefined);
    useSessionStore.setState({ ipBlocked: isStill });
  }

  return (
    <BlockingDialog title="VPN DETECTADA" above>
      <p className={styles.text}>Parece que você está usando uma VPN ou um endereço que não pode jogar. Desative-a para continuar.</p>
      <p role="status" className={styles.still}>
        {!isBusy && still !== undefined && STILL[still]}
      </p>
      <Button variant="primary" wide busy={isBusy} onClick={() => void continueWithout()}>
        {isBusy ? 'Processando...' : 'Desativar VPN e continuar'}
      </Button>
    </BlockingDialog>
  );
}
