import type { Id } from '@generated/api/model/id';
import type { MinesFairness } from '@generated/api/model/mines-fairness';

import { readStoredJson, removeStored, writeStored } from '@/shared/lib/safe-storage';

import type { MinesTerms } from './odds';

/** A published commitment, as this browser saw it. Persisted: the field names must not change. */
export interface SeenCommitment {
  /** SHA-256 of the server seed. */
  readonly hash: string;
  /** Number of the player's game that the server seed is for. */
  readonly nonce: number;
  /** Time in epoch ms of this browser's clock, before the client seed was sent. */
  readonly seenAt: number;
}

/** Commitment with the terms shown to the player. Persisted: the field names must not change. */
export interface ShownCommitment extends SeenCommitment {
  readonly terms: MinesTerms;
  /** Published multipliers of the chosen number of mines, from one gem on. */
  readonly multipliers?: readonly number[] | undefined;
}

const seenKey = (player: Id) => `mines-commitment ${player}`;

/** Returns the saved commitment of a player, which a later one replaces only once the change is examined; undefined without one. */
export const readSeenCommitment = (player: Id): SeenCommitment | undefined =>
  (readStoredJson('local', seenKey(player)) as SeenCommitment | null) ?? undefined;

/**
 * Returns the published commitment with the time at which this browser first saw it. Saves it, unless an earlier one still has to be
 * examined: the time is then `now`.
 */
export function noteCommitment(player: Id, fairness: MinesFairness, now = Date.now()): SeenCommitment {
  const seen = readSeenCommitment(player);
  if (seen !== undefined && isSameCommitment(seen, fairness)) return seen;
  const next = toSeen(fairness, now);
  if (seen === undefined) writeSeen(player, next);
  return next;
}

/** Replaces the saved commitment by the published one. Call it once the change is examined. Also deletes what earlier versions stored. */
export function replaceSeenCommitment(player: Id, fairness: MinesFairness, now = Date.now()): void {
  const seen = readSeenCommitment(player);
  if (seen === undefined || !isSameCommitment(seen, fairness)) writeSeen(player, toSeen(fairness, now));
  // Earlier versions stored games and sent seeds by player.
  for (const name of ['mines promise', 'mines games', 'mines-games', 'mines-sent']) removeStored('local', `${name} ${player}`);
}

/** Returns true if the published commitment is the seen one. */
export const isSameCommitment = (seen: SeenCommitment, { server_seed_hash: hash, nonce }: MinesFairness): boolean =>
  seen.hash === hash && seen.nonce === nonce;

/** Returns the commitment that is published now, as seen now. */
export const toSeen = ({ server_seed_hash: hash, nonce }: MinesFairness, seenAt = Date.now()): SeenCommitment => ({
  hash,
  nonce,
  seenAt,
});

const writeSeen = (player: Id, seen: SeenCommitment) => void writeStored('local', seenKey(player), JSON.stringify(seen));
