import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';

import { VERIFICATION } from '@frames/protocol/verification';

import { showAlert } from '@/product/alert-store';
import { openModal } from '@/product/modal-store';
import { tellEvent } from '@/product/told-events';
import { consumeVerificationRequest, useVerificationRequest } from '@/product/verification-request';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import quiet from '@/shared/ui/quiet.module.css';
import { Skeleton } from '@/shared/ui/skeleton';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import layout from '@/shared/ui/layout.module.css';
import { useIsPlayer } from '@/session/use-session';
import { runtimeConfig } from '@/product/runtime-config';
import { meQuery } from '@/product/me-query';

import { forgetSentCheck, isInReview, noteSentCheck, requiredCheck } from './sent-check';
import type { VerificationState } from './use-verification';
import type { VerificationKind } from './verification-messages';
import { ALREADY_VERIFIED, IN_REVIEW, MESSAGES, NOT_STARTED, TOPIC } from './verification-messages';
import styles from './verification-dialog.module.css';

interface VerificationFlowProps {
  readonly state: VerificationState;
  /** Fetches the state again. */
  readonly recheck: () => Promise<VerificationState>;
}

/** Dialog that is open: the widget of a check, or the notice that the check is under review. */
interface Opened {
  readonly kind: VerificationKind;
  readonly isReview: boolean;
}

/**
 * Opens the required check on request, and reports its result (SPEC W1, W2). The refetched state must confirm a success. Until it does, a
 * request shows that the check is under review, and an offer opens nothing. An approval shows an alert in place of the event's notification
 * (`tellEvent`). If documents are missing, the request opens their modal instead.
 */
export function VerificationFlow({ state, recheck }: VerificationFlowProps) {
  const isRequested = useVerificationRequest((store) => store.isRequested);
  const [opened, setOpened] = useState<Opened>();
  const shown = state === 'approved' ? undefined : opened;

  /**
   * Handles a request for the check. An offer is a request without a press.
   *
   * @returns the dialog to open; if undefined, the player is informed already
   */
  const begin = useEffectEvent(async (request: 'request' | 'offer'): Promise<Opened | undefined> => {
    if (shown !== undefined) return shown;
    // Before an offer, the status has just been fetched.
    const isKnown = request === 'offer' && requiredCheck(state) !== undefined;
    const now = isKnown ? state : await recheck();
    if (now === 'approved') showAlert('info', ALREADY_VERIFIED, TOPIC);
    else if (now === 'pending_documents') openModal({ name: 'document' });
    else if (now === 'unknown') showAlert('error', NOT_STARTED[requiredCheck(state) ?? 'face'], TOPIC);
    const kind = requiredCheck(now);
    const isReview = isInReview(now);
    return kind === undefined || (isReview && request === 'offer') ? undefined : { kind, isReview };
  });
  useEffect(() => {
    // The second of StrictMode's two runs finds no request, and must not end what the first one has begun.
    const request = isRequested ? consumeVerificationRequest() : undefined;
    if (request !== undefined) void begin(request).then((wanted) => setOpened(wanted));
  }, [isRequested]);

  // The check can be completed elsewhere, for example on a phone.
  const isDoneElsewhere = state === 'approved' && opened !== undefined;
  useEffect(() => {
    if (isDoneElsewhere) showAlert('info', ALREADY_VERIFIED, TOPIC);
  }, [isDoneElsewhere]);

  async function succeed(done: VerificationKind): Promise<void> {
    setOpened(undefined);
    const now = await recheck();
    const next = requiredCheck(now);
    if (now !== 'approved' && (next === undefined || next === done)) {
      noteSentCheck(done);
      return showAlert('info', IN_REVIEW, TOPIC);
    }
    showAlert('success', MESSAGES[done].done, TOPIC);
    if (now === 'approved') tellEvent('verification');
    setOpened(next && { kind: next, isReview: false });
  }

  if (shown === undefined) return null;
  const { kind, isReview } = shown;
  if (isReview) {
    const startAgain = () => {
      forgetSentCheck();
      setOpened({ kind, isReview: false });
    };
    return <ReviewDialog onAgain={startAgain} onClose={() => setOpened(undefined)} />;
  }
  return (
    <VerificationDialog
      key={kind}
      kind={kind}
      onSuccess={() => void succeed(kind)}
      onClose={() => {
        setOpened(undefined);
        showAlert('info', MESSAGES[kind].closed, TOPIC);
      }}
    />
  );
}

/** Maximum of the height that the widget requests. */
const MAX_HEIGHT_PX = 900;

interface VerificationDialogProps {
  readonly kind: VerificationKind;
  /** Runs if the widget reports success; the backend must confirm it. */
  readonly onSuccess: () => void;
  readonly onClose: () => void;
}

/** Renders the widget of a check, the only frame with camera access (SPEC S5, W1). */
function VerificationDialog({ kind, onSuccess, onClose }: VerificationDialogProps) {
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

interface ReviewDialogProps {
  /** Runs if the player wants to make the check once more. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Renders the notice that a finished check is under review (SPEC W1). */
function ReviewDialog({ onAgain, onClose }: ReviewDialogProps) {
  return (
    <Dialog title="Verificação em análise" onClose={onClose}>
      <div className={layout.large}>
        <p>{IN_REVIEW}</p>
        <p className={quiet.text}>Se algo deu errado no envio, você pode fazer a verificação de novo.</p>
        <Button variant="primary" wide onClick={onClose}>
          Entendi
        </Button>
        <Button wide onClick={onAgain}>
          Fazer de novo
        </Button>
      </div>
    </Dialog>
  );
}
