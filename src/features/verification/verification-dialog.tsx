import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { text } from '@/shared/lib/iframe-messages';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { useIsPlayer } from '@/session/use-session';
import { showAlert } from '@/shell/alert-store';
import { runtimeConfig } from '@/shell/runtime-config';
import { meQuery } from '@/shell/me-query';

import styles from './verification-dialog.module.css';
import type { VerificationKind } from './verification-words';
import { NOT_STARTED, WORDS } from './verification-words';

/** What the site and the verification widget say to each other. */
export const VERIFICATION = {
  app: 'verification',
  inbound: { success: {}, closed: {}, error: { status: text(64, /^[a-z_]+$/) } },
  outbound: { session: { token: text(4096), reference: text(64) } },
} as const;

/** The tallest that the widget may grow, in px. */
const TALLEST = 900;

interface VerificationDialogProps {
  readonly kind: VerificationKind;
  /** The widget says that it is done: whether that is so, the status tells. */
  readonly onSuccess: () => void;
  /** The player ended it. */
  readonly onClose: () => void;
}

/** The identity check in its widget (SPEC S5, W1), which alone is lent the camera. What fails leaves it open for another go. */
export function VerificationDialog({ kind, onSuccess, onClose }: VerificationDialogProps) {
  const { token, origin } = runtimeConfig().verification;
  const me = useQuery(meQuery(useIsPlayer()));
  const [round, setRound] = useState(0);
  const [place, setPlace] = useState<'loading' | 'there' | 'missing'>('loading');
  const reference = me.data?.user.id;
  const isMissing = place === 'missing' || (me.isError && reference === undefined);

  function again(): void {
    setRound(round + 1);
    setPlace('loading');
    if (reference === undefined) void me.refetch();
  }

  return (
    <Dialog title={WORDS[kind].title} onClose={onClose}>
      {isMissing ? (
        <div role="alert" className={styles.missing}>
          <p>{NOT_STARTED[kind]}</p>
          <p className={styles.quiet}>Confira sua conexão e se algo bloqueia a janela no navegador.</p>
          <Button variant="primary" wide onClick={again}>
            Tentar de novo
          </Button>
        </div>
      ) : (
        <div className={styles.place} data-place={place}>
          {place === 'loading' && (
            <div role="status" className={styles.wait}>
              <span className={styles.quiet}>Abrindo a verificação…</span>
              <Skeleton height="18rem" />
            </div>
          )}
          {reference !== undefined && (
            <ThirdPartyFrame
              key={round}
              protocol={VERIFICATION}
              src={`${origin}/verification?kind=${kind}`}
              origins={[origin]}
              title={WORDS[kind].title}
              lends={['camera']}
              fitUpTo={TALLEST}
              className={styles.frame}
              onReady={(send) => {
                setPlace('there');
                send('session', { token, reference });
              }}
              onMessage={(message) => {
                if (message.type === 'success') onSuccess();
                else if (message.type === 'closed') onClose();
                else showAlert('error', WORDS[kind].failed(message.status));
              }}
              onDead={() => setPlace('missing')}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
