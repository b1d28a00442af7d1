import { create } from 'zustand';

interface VerificationRequest {
  /** Until the check is opened. */
  readonly isRequested: boolean;
  /** True from then on, so that its code is loaded. */
  readonly wasEverRequested: boolean;
}

export const useVerificationRequest = create<VerificationRequest>(() => ({ isRequested: false, wasEverRequested: false }));

/** Requests the identity check that the player's status demands (SPEC W1). */
export function requestVerification(): void {
  useVerificationRequest.setState({ isRequested: true, wasEverRequested: true });
}

/** Clears the request. Returns true if there was one. */
export function consumeVerificationRequest(): boolean {
  const { isRequested } = useVerificationRequest.getState();
  if (isRequested) useVerificationRequest.setState({ isRequested: false });
  return isRequested;
}
