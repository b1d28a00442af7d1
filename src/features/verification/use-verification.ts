import { useQuery } from '@tanstack/react-query';

import { IpBlockedError } from '@/api/errors';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { runtimeConfig } from '@/product/runtime-config';
import { meQuery } from '@/product/me-query';

import { verificationQuery } from './verification-queries';

/**
 * State of the verification before play (SPEC E9). `pending_face_id`, `pending_kyc`: the widget has a check to make.
 * `pending_documents`: documents are missing, without a widget. `ip_blocked`: the IP address is blocked. `unknown`: no response
 * has arrived, or nobody is logged in.
 */
export type VerificationState = 'unknown' | 'approved' | 'pending_face_id' | 'pending_kyc' | 'pending_documents' | 'ip_blocked';

/**
 * Returns the state of the player's verification. With a widget, `isApproved` and the status must agree. In doubt the player is
 * not verified (SPEC D3). `isError` is true if no state could be loaded.
 */
export function useVerification() {
  const isPlayer = useIsPlayer();
  const isBlocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const usesWidget = runtimeConfig().verification.token !== '';
  const status = useQuery(verificationQuery(isPlayer));
  const me = useQuery({ ...meQuery(isPlayer), enabled: isPlayer && !usesWidget });
  const query = usesWidget ? status : me;
  const current = usesWidget ? stateFromWidget(status.data) : stateFromAccount(me.data?.user.status);
  /** Refetches the state. @returns `unknown` after a failed request, but `ip_blocked` if the address was refused */
  const recheck = async (): Promise<VerificationState> =>
    usesWidget
      ? stateFromResponse(await status.refetch(), stateFromWidget)
      : stateFromResponse(await me.refetch(), (response) => stateFromAccount(response?.user.status));
  const state: VerificationState = isBlocked ? 'ip_blocked' : current;
  return { state, isError: query.isError && query.data === undefined, recheck };
}

function stateFromResponse<Data>(
  { isError, error, data }: { isError: boolean; error: unknown; data: Data | undefined },
  toState: (data: Data | undefined) => VerificationState,
): VerificationState {
  if (!isError) return toState(data);
  return error instanceof IpBlockedError ? 'ip_blocked' : 'unknown';
}

function stateFromWidget(data: { user_status: string; isApproved: boolean } | undefined): VerificationState {
  if (data === undefined) return 'unknown';
  const { user_status: status, isApproved } = data;
  if (status === 'approved') return isApproved ? 'approved' : 'pending_kyc';
  return status === 'pending_face_id' || status === 'ip_blocked' ? status : 'pending_kyc';
}

function stateFromAccount(status: string | undefined): VerificationState {
  if (status === undefined) return 'unknown';
  // The backend's text for a verified account.
  return status === 'Ativo' ? 'approved' : 'pending_documents';
}
