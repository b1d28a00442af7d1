import { create } from 'zustand';

import { readStored, removeStored, writeStored } from '@/shared/lib/safe-storage';

interface VerificationRequest {
  /** True from the request until the check is opened. */
  readonly isRequested: boolean;
  /** True if the site made the request, because of a pending status that it has just fetched. */
  readonly isOffer: boolean;
  /** True once a check has been requested, so that its code is loaded. */
  readonly wasEverRequested: boolean;
  /** True if the registration has offered the check, which the page below it must not repeat. */
  readonly isAnswered: boolean;
}

const NONE: VerificationRequest = { isRequested: false, isOffer: false, wasEverRequested: false, isAnswered: false };

/** Key in session storage that is set once the check was offered or answered in this visit. */
const OFFERED_KEY = 'verification-offered';

export const useVerificationRequest = create<VerificationRequest>(() => NONE);

/** Requests the identity check that the player's status demands, which `VerificationFlow` then opens (SPEC W1). */
export function requestVerification(): void {
  useVerificationRequest.setState({ isRequested: true, isOffer: false, wasEverRequested: true });
}

/** Requests the check of a pending status without a press, once per visit (SPEC W1). Does not read the status: the caller has done so. */
export function offerVerification(): void {
  if (readStored('session', OFFERED_KEY) !== null) return;
  writeStored('session', OFFERED_KEY, 'yes');
  if (!useVerificationRequest.getState().isRequested)
    useVerificationRequest.setState({ isRequested: true, isOffer: true, wasEverRequested: true });
}

/** Notes that the end of a registration has offered the check to the player, whatever the answer, so that this visit offers it no more. */
export function noteVerificationAnswer(): void {
  writeStored('session', OFFERED_KEY, 'yes');
  useVerificationRequest.setState({ isAnswered: true });
}

/** Returns true once after `noteVerificationAnswer`, and false from then on. */
export function takeVerificationAnswer(): boolean {
  const { isAnswered } = useVerificationRequest.getState();
  if (isAnswered) useVerificationRequest.setState({ isAnswered: false });
  return isAnswered;
}

/** Clears the request. Returns its origin, or undefined if there was none. */
export function consumeVerificationRequest(): 'request' | 'offer' | undefined {
  const { isRequested, isOffer } = useVerificationRequest.getState();
  if (!isRequested) return undefined;
  useVerificationRequest.setState({ isRequested: false });
  return isOffer ? 'offer' : 'request';
}

/** Forgets requests and the offer: after a logout another visit begins. */
export function resetVerificationRequest(): void {
  removeStored('session', OFFERED_KEY);
  useVerificationRequest.setState(NONE);
}
