import type { components } from '@generated/schema';

import { isoDateTime } from '../calendar';
import { seedHash } from '../fairness';
import type { Conflict, Result } from '../result';
import { conflict, err, ok } from '../result';

type Schemas = components['schemas'];

/**
 * Maximum number of seeds that are replaced before one game, and that a response reveals, so that a browser finds the reveal of every
 * seed of the next game's nonce.
 */
export const MAX_REPLACED_SEEDS = 20;

/** Seed that was replaced, with timestamps in Unix ms. */
type ReplacedMinesSeed = Pick<MinesCommitment, 'serverSeed' | 'nonce'> & { replacedAt: number };

/**
 * Commitment of the server to a player's next game (SPEC B15): the secret seed, the number of that game (`nonce`), and the time of the
 * commitment in Unix ms.
 */
export interface MinesCommitment {
  serverSeed: string;
  nonce: number;
  committedAt: number;
  /** Replaced seeds, newest first, also of earlier nonces. */
  replaced: readonly ReplacedMinesSeed[];
}

/**
 * Replaces the seed of the next game and reveals the old one; the nonce stays. The newest 20 replaced seeds are kept.
 *
 * @returns the new commitment, which the caller stores, or a conflict if a game is open or this nonce's seed was replaced 20 times
 */
export function replaceMinesSeed(
  { serverSeed: old, nonce, replaced }: MinesCommitment,
  { serverSeed, now, isGameOpen }: { serverSeed: string; now: number; isGameOpen: boolean },
): Result<MinesCommitment, Conflict<'game_open' | 'too_often'>> {
  if (isGameOpen) return err(conflict('game_open', 'Termine a rodada aberta antes de trocar a semente do servidor.'));
  if (replaced.filter((seed) => seed.nonce === nonce).length >= MAX_REPLACED_SEEDS) {
    return err(
      conflict('too_often', `Você já trocou a semente do servidor ${MAX_REPLACED_SEEDS} vezes. Jogue uma rodada antes de trocar de novo.`),
    );
  }
  const revealed = { serverSeed: old, nonce, replacedAt: now };
  return ok({ serverSeed, nonce, committedAt: now, replaced: [revealed, ...replaced].slice(0, MAX_REPLACED_SEEDS) });
}

/** Maps a commitment to the contract: the hash of its seed, and in full the replaced seeds, the newest one apart (null if none). */
export function toMinesFairnessDto({ serverSeed, nonce, committedAt, replaced }: MinesCommitment): Schemas['MinesFairness'] {
  const [last = null, ...before] = replaced.map(toReplacedSeedDto);
  return {
    server_seed_hash: seedHash(serverSeed),
    nonce,
    committed_at: isoDateTime(committedAt),
    replaced: last,
    replaced_before: before,
  };
}

const toReplacedSeedDto = ({ serverSeed, nonce, replacedAt }: ReplacedMinesSeed): Schemas['MinesReplacedSeed'] => ({
  server_seed: serverSeed,
  server_seed_hash: seedHash(serverSeed),
  nonce,
  replaced_at: isoDateTime(replacedAt),
});
