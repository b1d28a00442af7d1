import { useQuery } from '@tanstack/react-query';

import { IpBlockedError } from '@/api/errors';
import { useIsPlayer, useSessionStore } from '@/session/use-session';
import { runtimeConfig } from '@/shell/runtime-config';
import { meQuery } from '@/shell/me-query';

import { verificationQuery } from './verification-queries';

/** What stands between a player and play (SPEC E9); `unknown` while nothing was answered. */
export type VerificationState = 'unknown' | 'approved' | 'pending_face_id' | 'pending_kyc' | 'pending_documents' | 'ip_blocked';

/**
 * How far the player's identity is verified. Verified means isApproved and user_status approved; where no widget is
 * configured, the account's status 'Ativo'. In doubt the answer is no (SPEC D3).
 */
export function useVerification() {
  const isPlayer = useIsPlayer();
  const blocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  const usesWidget = runtimeConfig().verification.token !== '';
  const status = useQuery(verificationQuery(isPlayer));
  const me = useQuery({ ...meQuery(isPlayer), enabled: isPlayer && !usesWidget });
  const asked = usesWidget ? status : me;
  const known = usesWidget ? stateFromWidget(status.data) : stateFromAccount(me.data?.user.status);
  /** Asks again. @returns how it stands then; where nothing was answered, `unknown` and not what was known before */
  const recheck = async (): Promise<VerificationState> =>
    usesWidget
      ? stateFromResponse(await status.refetch(), stateFromWidget)
      : stateFromResponse(await me.refetch(), (answer) => stateFromAccount(answer?.user.status));
  const state: VerificationState = blocked ? 'ip_blocked' : known;
  return { state, isError: asked.isError && asked.data === undefined, recheck };
}

function stateFromResponse<Answer>(
  { isError, error, data }: { isError: boolean; error: unknown; data: Answer | undefined },
  read: (answer: Answer | undefined) => VerificationState,
): VerificationState {
  if (!isError) return read(data);
  return error instanceof IpBlockedError ? 'ip_blocked' : 'unknown';
}

function stateFromWidget(answer: { user_status: string; isApproved: boolean } | undefined): VerificationState {
  if (answer === undefined) return 'unknown';
  const { user_status: status, isApproved } = answer;
  if (status === 'approved') return isApproved ? 'approved' : 'pending_kyc';
  return status === 'pending_face_id' || status === 'ip_blocked' ? status : 'pending_kyc';
}

function stateFromAccount(status: string | undefined): VerificationState {
  if (status === undefined) return 'unknown';
  return status === 'Ativo' ? 'approved' : 'pending_documents';
}
