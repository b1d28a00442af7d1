import { create } from 'zustand';

interface VerificationRequest {
  /** True until the requested identity check is opened. */
  readonly isRequested: boolean;
  /** True once it was requested, so that its code is loaded. */
  readonly wasEverRequested: boolean;
}

export const useVerificationRequest = create<VerificationRequest>(() => ({ isRequested: false, wasEverRequested: false }));

/** Requests the identity check that the player's status demands (SPEC W1). */
export function requestVerification(): void {
  useVerificationRequest.setState({ isRequested: true, wasEverRequested: true });
}

/**
 * Clears the request.
 *
 * @returns true if there was one
 */
export function consumeVerificationRequest(): boolean {
  const { isRequested } = useVerificationRequest.getState();
  if (isRequested) useVerificationRequest.setState({ isRequested: false });
  return isRequested;
}
