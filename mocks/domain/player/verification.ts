import type { components } from '@generated/schema';

import type { Conflict, Result } from '../result';
import { conflict, err, ok } from '../result';

type Schemas = components['schemas'];

/** A player's verification status (SPEC E9): verified, without the face check only, or without documents and face (KYC). */
export type Identity = 'approved' | 'pending_face_id' | 'pending_kyc';

/** Event from the widget or the back office. */
export type VerificationEvent =
  /** The widget succeeded (SPEC W1). */
  | 'face_passed'
  | 'kyc_passed'
  /** The widget was closed or failed; nothing changes. */
  | 'closed'
  | 'failed'
  /** The back office requests the face check, or the full KYC. */
  | 'face_asked'
  | 'kyc_asked';

/** Status of a new player. */
export const UNVERIFIED: Identity = 'pending_kyc';

/**
 * Returns the next status, or a conflict if a verified player passes a check (SPEC W2). A check that is not due changes nothing: a face
 * check does not replace documents, and requesting one does not lift a pending KYC.
 */
export function nextIdentity(identity: Identity, event: VerificationEvent): Result<Identity, Conflict<'already_verified'>> {
  switch (event) {
    case 'face_passed':
    case 'kyc_passed': {
      if (identity === 'approved') return err(conflict('already_verified', 'Sua conta já está verificada.'));
      const due = event === 'face_passed' ? 'pending_face_id' : 'pending_kyc';
      return ok(identity === due ? 'approved' : identity);
    }
    case 'closed':
    case 'failed':
      return ok(identity);
    case 'face_asked':
      return ok(identity === 'approved' ? 'pending_face_id' : identity);
    case 'kyc_asked':
      return ok('pending_kyc');
  }
}

/**
 * Maps the status to the contract (SPEC A1, D3). A blocked IP address only hides the status, because it belongs to the
 * visit.
 */
export function toVerificationDto(identity: Identity, ipBlocked: boolean): Schemas['VerificationStatus'] {
  return { user_status: ipBlocked ? 'ip_blocked' : identity, isApproved: identity === 'approved' && !ipBlocked };
}

/** Returns the status field of `getMe`: 'Ativo' means verified (SPEC E1). */
export const userStatus = (identity: Identity): 'Ativo' | 'Pendente' => (identity === 'approved' ? 'Ativo' : 'Pendente');
