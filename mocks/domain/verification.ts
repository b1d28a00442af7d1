import type { components } from '@generated/schema';

import type { Conflict, Outcome } from './outcome';
import { conflict, done, refused } from './outcome';

type Schemas = components['schemas'];

/** How far a player's identity is verified (SPEC E9). */
export type Identity = 'approved' | 'pending_face_id' | 'pending_kyc';

/** What the verification widget, or the house, makes of it. */
export type VerificationEvent =
  /** The widget succeeded (SPEC W1). */
  | 'face_passed'
  | 'kyc_passed'
  /** The widget was closed or failed: nothing changes. */
  | 'closed'
  | 'failed'
  /** The house asks again, for the face or for everything. */
  | 'face_asked'
  | 'kyc_asked';

/** Where a new player begins. */
export const UNVERIFIED: Identity = 'pending_kyc';

/**
 * What becomes of an identity. A check that is not due changes nothing: a face does not stand for documents, and asking
 * for the face only does not lift an open KYC.
 *
 * @returns the identity from then on; refused where a check succeeds that nothing was left to check for (SPEC W2)
 */
export function verify(identity: Identity, event: VerificationEvent): Outcome<Identity, Conflict<'already_verified'>> {
  switch (event) {
    case 'face_passed':
    case 'kyc_passed': {
      if (identity === 'approved') return refused(conflict('already_verified', 'Sua conta já está verificada.'));
      const due = event === 'face_passed' ? 'pending_face_id' : 'pending_kyc';
      return done(identity === due ? 'approved' : identity);
    }
    case 'closed':
    case 'failed':
      return done(identity);
    case 'face_asked':
      return done(identity === 'approved' ? 'pending_face_id' : identity);
    case 'kyc_asked':
      return done('pending_kyc');
  }
}

/**
 * The state as the contract shows it (SPEC A1, D3). A blocked address is of the visit, not of the player: it hides the
 * identity while it lasts and leaves it as it was.
 *
 * @param ipBlocked whether the visit comes from a VPN or a blocked address
 */
export function shownVerification(identity: Identity, ipBlocked: boolean): Schemas['VerificationStatus'] {
  return { user_status: ipBlocked ? 'ip_blocked' : identity, isApproved: identity === 'approved' && !ipBlocked };
}

/** What `getMe` says of it: 'Ativo' means verified (SPEC E1). */
export const userStatus = (identity: Identity): 'Ativo' | 'Pendente' => (identity === 'approved' ? 'Ativo' : 'Pendente');
