import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

/** What a visitor answered to being measured: nothing is measured before a yes. */
export type Consent = 'granted' | 'denied';

const KEY = 'consent';

interface ConsentState {
  /** Undefined before the first answer. */
  readonly choice: Consent | undefined;
  /** The question is on the page. */
  readonly asking: boolean;
}

/** The visitor's consent to be measured, which outlives the visit. */
export const useConsentStore = create<ConsentState>(() => ({ choice: remembered(), asking: remembered() === undefined }));

/** Asks again: who said yes can say no at any time, and the other way round. */
export function askConsent(): void {
  useConsentStore.setState({ asking: true });
}

/** Takes the answer. */
export function giveConsent(choice: Consent): void {
  writeStored('local', KEY, choice);
  useConsentStore.setState({ choice, asking: false });
}

/** Follows the answer that was given in another tab. @returns ends it */
export function followConsent(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const choice = remembered();
    if (key === KEY || key === null) useConsentStore.setState({ choice, asking: choice === undefined });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function remembered(): Consent | undefined {
  const choice = readStored('local', KEY);
  return choice === 'granted' || choice === 'denied' ? choice : undefined;
}
