import type { QueryClient } from '@tanstack/react-query';

import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { useSessionStore } from '@/session/use-session';
import { meQuery } from '@/shell/me-query';
import { openModal, useModalStore } from '@/shell/modal-store';

import { getRegisterDraft, clearRegisterDraft, hasRegisterDraft, isRegistrationPending, updateRegisterDraft } from './register-draft';

const isPlayer = () => useSessionStore.getState().isPlayer;
const isRegisterOpen = () => useModalStore.getState().stack.some(({ name }) => name === 'register');

/** Goes on with the registration that a reload cut short (SPEC S8): its form, or the last step of who is logged in by then. */
export async function resumeRegistration(client: QueryClient): Promise<void> {
  if (!isRegistrationPending()) return;
  if (isPlayer()) return getRegisterDraft().stage === 'limits' ? openLastStepIfMissing(client) : clearRegisterDraft();
  if (hasRegisterDraft()) openModal({ name: 'register' });
}

/**
 * Asks a player who never gave them for the answers of the last step, once nothing else is open. Who is excluded or
 * suspended is not asked: such an account changes nothing of its profile, and must be open for its withdrawal (SPEC D10).
 *
 * @param client where the player is known
 */
export async function openLastStepIfMissing(client: QueryClient): Promise<void> {
  // A registration asks by itself.
  if (isRegisterOpen()) return;
  const { user } = await client.fetchQuery(meQuery(true));
  // What another player of this tab left over is not this one's.
  if (getRegisterDraft().values.email.trim().toLowerCase() !== user.email.toLowerCase()) clearRegisterDraft();
  if (user.gender !== null) return clearRegisterDraft();
  const { suspension, exclusion } = (await client.fetchQuery(getGetProtectionQueryOptions())).data;
  if (suspension !== null || exclusion !== null) return;
  await nothingOpen();
  const now = client.getQueryData(meQuery(true).queryKey)?.user;
  if (!isPlayer() || now?.id !== user.id || now.gender !== null) return;
  updateRegisterDraft({ stage: 'limits' });
  openModal({ name: 'register' });
}

/** Waits until no modal is open. */
function nothingOpen(): Promise<void> {
  return new Promise((resolve) => {
    if (useModalStore.getState().stack.length === 0) return resolve();
    const stop = useModalStore.subscribe(({ stack }) => {
      if (stack.length > 0) return;
      stop();
      resolve();
    });
  });
}
