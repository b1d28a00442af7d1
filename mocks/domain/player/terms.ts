import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import type { Conflict, Result } from '../result';
import { conflict, err, ok } from '../result';

type Schemas = components['schemas'];

/** Version of the terms. */
export interface Terms {
  version: string;
  slug: string;
  published_at: string;
  /** Changes since the previous version (pt-BR). */
  changes: readonly string[];
}

/** Acceptance of a version of the terms by a player. */
export interface TermsAcceptance {
  version: string;
  /** Time of the acceptance, in Unix ms. */
  acceptedAt: number;
}

/** Returns true if the version in force is not accepted (SPEC Q2). */
export function isTermsPending(acceptances: readonly TermsAcceptance[], { version }: Pick<Terms, 'version'>): boolean {
  return acceptances.every((one) => one.version !== version);
}

/**
 * Accepts the version that the player has read, once; another version than that in force is a conflict (SPEC Q2).
 *
 * @returns the acceptances for the caller to store, newest last; the same array if the version was accepted before
 */
export function acceptVersion(
  acceptances: readonly TermsAcceptance[],
  version: string,
  current: Pick<Terms, 'version'>,
  now: number,
): Result<readonly TermsAcceptance[], Conflict<'outdated'>> {
  if (version !== current.version)
    return err(conflict('outdated', `Os termos mudaram de novo. Leia a versão ${current.version} antes de aceitar.`));
  return ok(isTermsPending(acceptances, current) ? [...acceptances, { version, acceptedAt: now }] : acceptances);
}

/** Maps an acceptance to the contract. @param urls addresses of the texts, by version; the address of any other is null */
export function toAcceptanceDto(
  { version, acceptedAt }: TermsAcceptance,
  urls: Readonly<Record<string, string>>,
): Schemas['TermsAcceptance'] {
  const id = `acc_${version.replaceAll('.', '_')}`;
  return { id, version, accepted_at: isoDateTime(acceptedAt), url: urls[version] ?? null };
}
