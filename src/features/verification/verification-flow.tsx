import { useEffect, useEffectEvent, useState } from 'react';

import { showAlert } from '@/product/alert-store';
import { openModal } from '@/product/modal-store';
import { tellEvent } from '@/product/told-events';
import { consumeVerificationRequest, useVerificationRequest } from '@/product/verification-request';

import { ReviewDialog } from './review-dialog';
import { forgetSentCheck, isInReview, noteSentCheck, requiredCheck } from './sent-check';
import type { VerificationState } from './use-verification';
import { VerificationDialog } from './verification-dialog';
import type { VerificationKind } from './verification-messages';
import { ALREADY_VERIFIED, IN_REVIEW, MESSAGES, NOT_STARTED, TOPIC } from './verification-messages';

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
 * Opens the required check on request, and reports its result (SPEC W1, W2). The refetched state must confirm a success.
 * Until it does, a request shows that the check is under review.
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
