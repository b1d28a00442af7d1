import type { components } from '@generated/schema';

import { DAY, MINUTE, SECOND } from '../calendar';
import type { RateLimit } from '../attempts';

type Schemas = components['schemas'];
export type SecondFactorMethod = Schemas['SecondFactorMethod'];
export type ChallengeReason = Schemas['LoginChallenge']['reason'];

/** Time within which a challenge must be solved. */
export const CHALLENGE_LIFETIME_MS = 10 * MINUTE;
/** Shortest time between two codes by e-mail. */
export const RESEND_INTERVAL_MS = MINUTE;
/** Days for which a device is trusted: a second factor is due at least every seven (Portaria SPA/MF 722/2024, art. 16). */
const TRUST_DAYS = 7;
/** Limit of wrong codes of a player over all logins: a new challenge must not give new attempts. */
export const CODE_RATE_LIMIT: RateLimit = { max: 5, windowMs: 15 * MINUTE };

/** Login that waits for its second factor, with timestamps in Unix ms. */
export interface LoginChallenge {
  id: string;
  playerId: string;
  reason: ChallengeReason;
  methods: SecondFactorMethod[];
  /** Code of six digits by e-mail; null before the first was sent. */
  code: string | null;
  expiresAt: number;
  /** Earliest time of another code by e-mail. */
  resendAt: number;
}

/** Browser that is trusted, with timestamps in Unix ms. */
export interface TrustedDevice {
  id: string;
  token: string;
  playerId: string;
  name: string;
  ip: string;
  lastUsedAt: number;
  trustedUntil: number;
}

/** Returns the time in Unix ms until which a device is trusted that logs in now. */
export const trustEnd = (now: number): number => now + TRUST_DAYS * DAY;

/** Hides an address but for its first letter and its domain. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}••@${domain}`;
}

/** Converts a challenge to its form in the contract, with the waits in seconds from `now`, in Unix ms. The email is masked. */
export function toChallengeDto(challenge: LoginChallenge, email: string, now: number): Schemas['LoginChallenge'] {
  const { id, reason, methods, expiresAt } = challenge;
  return {
    challenge: id,
    reason,
    methods: [...methods],
    email_masked: maskEmail(email),
    expires_in: Math.max(1, Math.ceil((expiresAt - now) / SECOND)),
    resend_in: resendSeconds(challenge, now),
    trust_days: TRUST_DAYS,
  };
}

/** Returns the seconds until another code may be sent, rounded up; 0 if it may be sent now. */
export function resendSeconds({ resendAt }: Pick<LoginChallenge, 'resendAt'>, now: number): number {
  return Math.max(0, Math.ceil((resendAt - now) / SECOND));
}
