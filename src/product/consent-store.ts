import { create } from 'zustand';

import { readStored, writeStored } from '@/shared/lib/safe-storage';

/** Answer of the visitor. Tags run only after `granted`. Cookies of campaigns wait for it only under the policy `consent`. */
export type Consent = 'granted' | 'denied';

const KEY = 'consent';

interface ConsentState {
  /** Answer of the visitor; undefined before the first one. */
  readonly choice: Consent | undefined;
  /** True until the first answer, and after `openConsentPrompt` until the next one. */
  readonly isPromptOpen: boolean;
}

/** Answer of the visitor, which begins with the one in local storage, and the state of its prompt. */
export const useConsentStore = create<ConsentState>(() => ({ choice: readStoredChoice(), isPromptOpen: readStoredChoice() === undefined }));

/** Opens the prompt again, to change the answer. */
export function openConsentPrompt(): void {
  useConsentStore.setState({ isPromptOpen: true });
}

/** Stores the answer of the visitor, and closes the prompt. Tags and cookies of campaigns follow this store. */
export function saveConsent(choice: Consent): void {
  writeStored('local', KEY, choice);
  useConsentStore.setState({ choice, isPromptOpen: false });
}

/** Applies answers of other tabs. Closes the prompt, or opens it if the stored answer was removed. Returns an unsubscribe function. */
export function syncConsentAcrossTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const choice = readStoredChoice();
    if (key === KEY || key === null) useConsentStore.setState({ choice, isPromptOpen: choice === undefined });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readStoredChoice(): Consent | undefined {
  const choice = readStored('local', KEY);
  return choice === 'granted' || choice === 'denied' ? choice : undefined;
}
