import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { theSession, useSessionStore } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import { Icon } from '@/shared/ui/icon';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';
import { SupportContacts } from '@/product/ui/support-contacts';

import type { VerificationState } from './use-verification';
import { checkAddress } from './verification-queries';
import styles from './vpn-dialog.module.css';

const FAILURE_MESSAGES = {
  ip_blocked: 'A VPN ainda está ativa. Confira a conexão e tente de novo.',
  // The page stays blocked without a response (SPEC D3).
  unknown: 'Não foi possível confirmar. Tente de novo.',
} as const;

/**
 * Blocks the page while the IP address is blocked (SPEC M4); otherwise renders nothing. Esc and Back do not close the dialog (SPEC M5). A
 * button refreshes the session, checks the address again, and writes the result to `ipBlocked` of the session store.
 *
 * @param props.mark logo of the site, whose header is covered
 * @param props.recheck checks the address of a player; that of a visitor is checked by the request for the settings
 */
export function VpnDialog({ mark, recheck }: { mark: ReactNode; recheck: () => Promise<VerificationState> }) {
  const client = useQueryClient();
  const isBlocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<keyof typeof FAILURE_MESSAGES>();
  if (!isBlocked) return null;

  async function tryToContinue(): Promise<void> {
    setBusy(true);
    await theSession().refresh();
    const isPlayer = theSession().state().name === 'player';
    const state = isPlayer ? await recheck() : await checkAddress(client);
    const isStillBlocked = state === 'ip_blocked' || state === 'unknown';
    setBusy(false);
    setFailure(isStillBlocked ? state : undefined);
    useSessionStore.setState({ ipBlocked: isStillBlocked });
  }

  return (
    <BlockingDialog title="VPN DETECTADA" above>
      <div className={styles.mark}>{mark}</div>
      <span className={`${layout.medallion} ${styles.picture}`}>
        <Icon name="shield" size={44} />
      </span>
      <p className={styles.text}>
        Parece que você está usando uma VPN ou acessando de um local não permitido. Desative a VPN para continuar.
      </p>
      <p role="status" className={styles.still}>
        {!isBusy && failure !== undefined && FAILURE_MESSAGES[failure]}
      </p>
      <Button variant="primary" wide busy={isBusy} onClick={() => void tryToContinue()}>
        {isBusy ? 'Processando...' : 'Desativar VPN e continuar'}
      </Button>
      <div className={`${quiet.text} ${layout.small} ${styles.help}`}>
        <p>
          Não usa VPN? Redes de celular, de empresas e de hotéis podem parecer uma. Troque de rede, do Wi-Fi para os dados móveis ou o
          contrário, e tente de novo: a conferência leva segundos. Seu saldo está seguro.
        </p>
        <SupportContacts />
      </div>
    </BlockingDialog>
  );
}
