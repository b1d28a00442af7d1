import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

/** What a visitor answered to being measured: nothing is measured before a yes. */
export type Consent = 'granted' | 'denied';

const KEY = 'consent';

interface ConsentState {
  /** Undefined before the first answer. */
  readonly choice: Consent | undefined;
  /** The question is on the page. */
  readonly isPromptOpen: boolean;
}

/** The visitor's consent to be measured, which outlives the visit. */
export const useConsentStore = create<ConsentState>(() => ({ choice: remembered(), isPromptOpen: remembered() === undefined }));

/** Asks again: who said yes can say no at any time, and the other way round. */
export function openConsentPrompt(): void {
  useConsentStore.setState({ isPromptOpen: true });
}

/** Takes the answer. */
export function saveConsent(choice: Consent): void {
  writeStored('local', KEY, choice);
  useConsentStore.setState({ choice, isPromptOpen: false });
}

/** Follows the answer that was given in another tab. @returns ends it */
export function syncConsentAcrossTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const choice = remembered();
    if (key === KEY || key === null) useConsentStore.setState({ choice, isPromptOpen: choice === undefined });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function remembered(): Consent | undefined {
  const choice = readStored('local', KEY);
  return choice === 'granted' || choice === 'denied' ? choice : undefined;
}
