import { useState } from 'react';

import { theSession, useSessionStore } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { LockedDialog } from '@/shared/ui/locked-dialog';

import type { VerificationState } from './use-verification';
import styles from './vpn-dialog.module.css';

/**
 * Blocks the page while a VPN or a blocked address is reported (SPEC M4). Neither Esc nor Back closes it (SPEC M5).
 *
 * @param props.recheck asks for the status again
 */
export function VpnDialog({ recheck }: { recheck: () => Promise<VerificationState> }) {
  const blocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const [phase, setPhase] = useState<'asked' | 'busy' | 'still'>('asked');
  if (!blocked && phase !== 'busy') return null;

  async function continueWithout(): Promise<void> {
    setPhase('busy');
    // Lowered first: an answer that says so raises it again.
    useSessionStore.setState({ ipBlocked: false });
    await theSession().refresh();
    const state = await recheck();
    const still = state === 'ip_blocked' || useSessionStore.getState().ipBlocked;
    useSessionStore.setState({ ipBlocked: still });
    setPhase(still ? 'still' : 'asked');
  }

  return (
    <LockedDialog title="VPN DETECTADA">
      <p className={styles.text}>Parece que você está usando uma VPN ou um endereço que não pode jogar. Desative-a para continuar.</p>
      <p role="status" className={styles.still}>
        {phase === 'still' && 'A VPN ainda está ativa. Confira a conexão e tente de novo.'}
      </p>
      <Button look="accent" wide busy={phase === 'busy'} onClick={() => void continueWithout()}>
        {phase === 'busy' ? 'Processando...' : 'Desativar VPN e continuar'}
      </Button>
    </LockedDialog>
  );
}
