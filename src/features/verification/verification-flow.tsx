import { useEffect, useEffectEvent, useState } from 'react';

import { showAlert } from '@/shell/alert-store';
import { openModal } from '@/shell/modal-store';
import { consumeVerificationRequest, useVerificationRequest } from '@/shell/verification-request';

import type { VerificationState } from './use-verification';
import { VerificationDialog } from './verification-dialog';
import type { VerificationKind } from './verification-messages';
import { ALREADY, NOT_STARTED, NOT_YET, MESSAGES } from './verification-messages';

/** The check that a status demands (SPEC W1). */
export function requiredCheck(state: VerificationState): VerificationKind | undefined {
  if (state === 'pending_face_id') return 'face';
  return state === 'pending_kyc' ? 'kyc' : undefined;
}

interface VerificationFlowProps {
  readonly state: VerificationState;
  /** Asks for the status again. @returns how it stands then */
  readonly recheck: () => Promise<VerificationState>;
}

/**
 * Opens the check that the player's status demands whenever it is requested, and reports how it ended (SPEC W1, W2).
 * A success counts once the status says so too; one check may demand the next.
 */
export function VerificationFlow({ state, recheck }: VerificationFlowProps) {
  const isRequested = useVerificationRequest((store) => store.isRequested);
  const [kind, setKind] = useState<VerificationKind>();

  const shown = state === 'approved' ? undefined : kind;

  /** @returns the check to open; undefined where there is none, and what there is to say was said */
  const begin = useEffectEvent(async (): Promise<VerificationKind | undefined> => {
    if (!consumeVerificationRequest() || shown !== undefined) return shown;
    const before = requiredCheck(state);
    const now = await recheck();
    if (now === 'approved') showAlert('info', ALREADY);
    else if (now === 'pending_documents') openModal({ name: 'document' });
    else if (now === 'unknown') showAlert('error', NOT_STARTED[before ?? 'face']);
    return requiredCheck(now);
  });
  useEffect(() => {
    if (isRequested) void begin().then((wanted) => setKind(wanted));
  }, [isRequested]);

  // As on a phone beside the desk.
  const isDoneElsewhere = state === 'approved' && kind !== undefined;
  useEffect(() => {
    if (isDoneElsewhere) showAlert('info', ALREADY);
  }, [isDoneElsewhere]);

  async function succeed(done: VerificationKind): Promise<void> {
    setKind(undefined);
    const now = await recheck();
    const next = requiredCheck(now);
    if (now !== 'approved' && (next === undefined || next === done)) return showAlert('info', NOT_YET);
    showAlert('success', MESSAGES[done].done);
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
        showAlert('info', MESSAGES[shown].closed);
      }}
    />
  );
}
