import { create } from 'zustand';

interface VerificationAsked {
  /** The identity check was asked for, and nobody has seen to it yet. */
  readonly asked: boolean;
  /** It was asked for at least once: what sees to it is needed. */
  readonly ever: boolean;
}

export const useVerificationAsked = create<VerificationAsked>(() => ({ asked: false, ever: false }));

/** Asks for the identity check: whatever the player's status demands now is opened (SPEC W1). */
export function startVerification(): void {
  useVerificationAsked.setState({ asked: true, ever: true });
}

/** Takes the request. @returns whether there was one */
export function takeVerification(): boolean {
  const { asked } = useVerificationAsked.getState();
  if (asked) useVerificationAsked.setState({ asked: false });
  return asked;
}
