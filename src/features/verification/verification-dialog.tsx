import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { VERIFICATION } from '@frames/protocol/verification';

import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import quiet from '@/shared/ui/quiet.module.css';
import { Skeleton } from '@/shared/ui/skeleton';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import layout from '@/shared/ui/layout.module.css';
import { useIsPlayer } from '@/session/use-session';
import { showAlert } from '@/product/alert-store';
import { runtimeConfig } from '@/product/runtime-config';
import { meQuery } from '@/product/me-query';

import styles from './verification-dialog.module.css';
import type { VerificationKind } from './verification-messages';
import { NOT_STARTED, MESSAGES, TOPIC } from './verification-messages';

/** Maximum of the height that the widget requests. */
const MAX_HEIGHT_PX = 900;

interface VerificationDialogProps {
  readonly kind: VerificationKind;
  /** Runs if the widget reports success; the backend must confirm it. */
  readonly onSuccess: () => void;
  readonly onClose: () => void;
}

/** Renders the widget of a check, the only frame with camera access (SPEC S5, W1). */
export function VerificationDialog({ kind, onSuccess, onClose }: VerificationDialogProps) {
  const { token, origin } = runtimeConfig().verification;
  const me = useQuery(meQuery(useIsPlayer()));
  const [attempt, setAttempt] = useState(0);
  const [widget, setWidget] = useState<'loading' | 'ready' | 'missing'>('loading');
  // After a success the widget reports that it has closed, which must not count as a cancellation.
  const hasSucceeded = useRef(false);
  const reference = me.data?.user.id;
  const cpf = me.data?.user.document?.number.replaceAll(/\D/g, '');
  const isMissing = widget === 'missing' || (me.isError && reference === undefined);

  function retry(): void {
    setAttempt(attempt + 1);
    setWidget('loading');
    if (reference === undefined) void me.refetch();
  }

  return (
    <Dialog title={MESSAGES[kind].title} onClose={onClose}>
      {isMissing ? (
        <div role="alert" className={layout.large}>
          <p>{NOT_STARTED[kind]}</p>
          <p className={quiet.text}>Confira sua conexão e se algo bloqueia a janela no navegador.</p>
          <Button variant="primary" wide onClick={retry}>
            Tentar de novo
          </Button>
        </div>
      ) : (
        <div className={styles.place} data-state={widget}>
          {widget === 'loading' && (
            <div role="status" className={layout.medium}>
              <span className={quiet.text}>Abrindo a verificação…</span>
              <Skeleton height="18rem" />
            </div>
          )}
          {reference !== undefined && (
            <ThirdPartyFrame
              key={attempt}
              protocol={VERIFICATION}
              src={`${origin}/verification?kind=${kind}`}
              origins={[origin]}
              title={MESSAGES[kind].title}
              fitUpTo={MAX_HEIGHT_PX}
              className={styles.frame}
              onReady={(send) => {
                setWidget('ready');
                send('session', { token, reference, ...(cpf !== undefined && { cpf }) });
              }}
              onMessage={(message) => {
                if (hasSucceeded.current) return;
                if (message.type === 'success') {
                  hasSucceeded.current = true;
                  onSuccess();
                } else if (message.type === 'closed') onClose();
                else showAlert('error', MESSAGES[kind].failed(message.status), TOPIC);
              }}
              onDead={() => setWidget('missing')}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
