import type { QueryClient } from '@tanstack/react-query';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { useSessionStore } from '@/session/use-session';
import { meQuery } from '@/product/me-query';
import { openModal, useModalStore } from '@/product/modal-store';
import { regulation } from '@/product/runtime-config';

import { getRegisterDraft, clearRegisterDraft, hasRegisterDraft, isRegistrationPending, updateRegisterDraft } from './register-draft';
import { markLastStep } from './last-step-mark';

const isPlayer = () => useSessionStore.getState().isPlayer;
const isRegisterOpen = () => useModalStore.getState().stack.some(({ name }) => name === 'register');

/**
 * Reopens an unfinished registration after a reload (SPEC S8). For a player only its last step can be open, and the draft of another step
 * is deleted. Rejects if a request fails.
 */
export async function resumeRegistration(client: QueryClient): Promise<void> {
  if (!isRegistrationPending()) return;
  if (isPlayer()) return getRegisterDraft().step === 'limits' ? openLastStepIfMissing(client) : clearRegisterDraft();
  if (hasRegisterDraft()) openModal({ name: 'register' });
}

/** Check that runs: a reload and a login can both begin one. */
let check: Promise<void> | undefined;

/**
 * Opens the registration's last step if the configuration has this step and the player has not done it (SPEC Q37), once no other modal is
 * open. It is done once the gender is set. Excluded, suspended and barred players cannot change their profile and must reach the
 * withdrawal: it opens nothing for them (SPEC D10). Deletes the draft of another player, and draft and mark of a last step that is done.
 * Requires a logged-in player. Concurrent calls share one check, which resolves only after the wait for other modals. Rejects if a request
 * fails.
 */
export function openLastStepIfMissing(client: QueryClient): Promise<void> {
  check ??= checkLastStep(client).finally(() => {
    check = undefined;
  });
  return check;
}

async function checkLastStep(client: QueryClient): Promise<void> {
  // An open registration modal shows the last step without this call.
  if (regulation().registrationLimits === 'none' || isRegisterOpen()) return;
  const { user } = await client.fetchQuery(meQuery(true));
  // A draft with another e-mail is another player's.
  if (getRegisterDraft().values.email.trim().toLowerCase() !== user.email.toLowerCase()) clearRegisterDraft();
  if (user.gender !== null) {
    markLastStep(false);
    return clearRegisterDraft();
  }
  const { suspension, exclusion, barred } = (await client.fetchQuery(getGetProtectionQueryOptions())).data;
  if (suspension !== null || exclusion !== null || barred) return;
  await untilNoModalIsOpen();
  const now = client.getQueryData(meQuery(true).queryKey)?.user;
  if (!isPlayer() || now?.id !== user.id || now.gender !== null) return;
  updateRegisterDraft({ step: 'limits' });
  openModal({ name: 'register' });
}

function untilNoModalIsOpen(): Promise<void> {
  return new Promise((resolve) => {
    if (useModalStore.getState().stack.length === 0) return resolve();
    const unsubscribe = useModalStore.subscribe(({ stack }) => {
      if (stack.length > 0) return;
      unsubscribe();
      resolve();
    });
  });
}
