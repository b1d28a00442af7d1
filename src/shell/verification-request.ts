import { create } from 'zustand';

interface VerificationRequest {
  /** The identity check was requested and has not been opened yet. */
  readonly isRequested: boolean;
  /** It was requested at least once, so that its code must be loaded. */
  readonly wasEverRequested: boolean;
}

export const useVerificationRequest = create<VerificationRequest>(() => ({ isRequested: false, wasEverRequested: false }));

/** Requests the identity check that the player's status demands (SPEC W1). */
export function requestVerification(): void {
  useVerificationRequest.setState({ isRequested: true, wasEverRequested: true });
}

/** Clears the request. @returns true if there was one */
export function consumeVerificationRequest(): boolean {
  const { isRequested } = useVerificationRequest.getState();
  if (isRequested) useVerificationRequest.setState({ isRequested: false });
  return isRequested;
}
