import { useEffect, useEffectEvent, useState } from 'react';

import { showAlert } from '@/shell/alert-store';
import { openModal } from '@/shell/modal-store';
import { tellEvent } from '@/shell/told-events';
import { consumeVerificationRequest, useVerificationRequest } from '@/shell/verification-request';

import type { VerificationState } from './use-verification';
import { VerificationDialog } from './verification-dialog';
import type { VerificationKind } from './verification-messages';
import { ALREADY_VERIFIED, MESSAGES, NOT_CONFIRMED_YET, NOT_STARTED, TOPIC } from './verification-messages';

/** Returns the required check (SPEC W1), if any. */
function requiredCheck(state: VerificationState): VerificationKind | undefined {
  if (state === 'pending_face_id') return 'face';
  return state === 'pending_kyc' ? 'kyc' : undefined;
}

interface VerificationFlowProps {
  readonly state: VerificationState;
  readonly recheck: () => Promise<VerificationState>;
}

/** Opens the required check on request, and reports its result (SPEC W1, W2). The refetched state must confirm a success. */
export function VerificationFlow({ state, recheck }: VerificationFlowProps) {
  const isRequested = useVerificationRequest((store) => store.isRequested);
  const [kind, setKind] = useState<VerificationKind>();

  const shown = state === 'approved' ? undefined : kind;

  /** @returns the check to open; if undefined, the player is informed already */
  const begin = useEffectEvent(async (): Promise<VerificationKind | undefined> => {
    const request = consumeVerificationRequest();
    if (request === undefined || shown !== undefined) return shown;
    // The status has just been fetched.
    if (request === 'offer' && requiredCheck(state) !== undefined) return requiredCheck(state);
    const before = requiredCheck(state);
    const now = await recheck();
    if (now === 'approved') showAlert('info', ALREADY_VERIFIED, TOPIC);
    else if (now === 'pending_documents') openModal({ name: 'document' });
    else if (now === 'unknown') showAlert('error', NOT_STARTED[before ?? 'face'], TOPIC);
    return requiredCheck(now);
  });
  useEffect(() => {
    if (isRequested) void begin().then((wanted) => setKind(wanted));
  }, [isRequested]);

  // The check can be completed elsewhere, for example on a phone.
  const isDoneElsewhere = state === 'approved' && kind !== undefined;
  useEffect(() => {
    if (isDoneElsewhere) showAlert('info', ALREADY_VERIFIED, TOPIC);
  }, [isDoneElsewhere]);

  async function succeed(done: VerificationKind): Promise<void> {
    setKind(undefined);
    const now = await recheck();
    const next = requiredCheck(now);
    if (now !== 'approved' && (next === undefined || next === done)) return showAlert('info', NOT_CONFIRMED_YET, TOPIC);
    showAlert('success', MESSAGES[done].done, TOPIC);
    if (now === 'approved') tellEvent('verification');
    setKind(next);
  }

  if (shown === undefined) return null;
  return (
    <VerificationDialog
      key={shown}
      kind={shown}
      onSuccess={() => void succeed(shown)}
      onClose={() => {
        setKind(undefined);
        showAlert('info', MESSAGES[shown].closed, TOPIC);
      }}
    />
  );
}
