import type { components } from '@generated/schema';

import { BEACON, beaconRandomness, beaconRoundAfter, beaconRoundTime, signBeaconRound } from './beacon';
import { HOUR, isoDateTime } from '../calendar';
import type { DoubleChain } from './double-chain';
import { ROUND_MS, roundTimes } from './double-clock';
import { RECEIPT_KEY } from './double-receipts';
import { seedHash } from '../fairness';

type Schemas = components['schemas'];

/** Number of rounds of the first chain, which began before a world's start. */
export const FIRST_CHAIN_LENGTH = 1_400_000;
/** Number of rounds of each chain that follows. */
export const NEXT_CHAIN_LENGTH = 10_000;
/** Terminal hash of the first chain, precomputed because it takes 10,000 hashes. */
const FIRST_TERMINAL_HASH = 'c30b972311ca94eb7838abe5790b18bd7ac327fb156590d1c81dc1410e3be69a';
/** Number of rounds from the publication of a chain to its first round: 14 hours. The contract requires at least 1,000. */
export const PUBLISHED_AHEAD_ROUNDS = 2000;
/** Time between the publication and the earliest beacon round, so that the latter lies in the future. */
const BEACON_DELAY_MS = HOUR;
/** Maximum number of beacon rounds after the delay: 8 hours, so that the public seed is known before the first round. */
export const MAX_BEACON_OFFSET = 9999;

/** A chain of server seeds as it was published. */
export interface ChainTerms {
  id: string;
  firstRound: number;
  length: number;
  /** Time of the publication, in Unix ms. */
  publishedAt: number;
  /** Round of the beacon whose signature gives the public seed. */
  beaconRound: number;
  /** SHA-256 of the first round's seed, computed on first use. */
  readonly terminalHash: string;
  /** Public seed, even before the beacon signs the round: the caller hides it. Each use computes it from a cached signature. */
  readonly publicSeed: string;
}

export type ChainList = ReturnType<typeof createChainList>;

/**
 * Creates the list of chains of a table, future ones included, which the caller hides until `publishedAt`.
 *
 * @param epoch time in Unix ms when round 1 opens
 * @param beaconOffset 0 to {@link MAX_BEACON_OFFSET}; makes the public seeds of worlds differ, which share the server seeds
 */
export function createChainList(seeds: Pick<DoubleChain, 'getSeed'>, epoch: number, beaconOffset: number) {
  const known = new Map<number, ChainTerms>();

  /** @param index from 0 */
  const chain = (index: number): ChainTerms => {
    const found = known.get(index) ?? createTerms(index);
    known.set(index, found);
    return found;
  };

  const createTerms = (index: number): ChainTerms => {
    const firstRound = index === 0 ? 1 : FIRST_CHAIN_LENGTH + (index - 1) * NEXT_CHAIN_LENGTH + 1;
    const publishedAt = roundTimes(epoch, firstRound).opensAt - PUBLISHED_AHEAD_ROUNDS * ROUND_MS;
    const beaconRound = beaconRoundAfter(publishedAt + BEACON_DELAY_MS) + beaconOffset;
    let terminalHash = index === 0 ? FIRST_TERMINAL_HASH : '';
    return {
      // The id depends on the table, also after a restart: the terms of a chain must never seem to have changed.
      id: `dch_${String(Math.floor(epoch / ROUND_MS))}_${String(index + 1)}`,
      firstRound,
      length: index === 0 ? FIRST_CHAIN_LENGTH : NEXT_CHAIN_LENGTH,
      publishedAt,
      beaconRound,
      get terminalHash() {
        terminalHash ||= seedHash(seeds.getSeed(firstRound));
        return terminalHash;
      },
      get publicSeed() {
        return beaconRandomness(signBeaconRound(beaconRound));
      },
    };
  };

  const indexAt = (round: number) => (round <= FIRST_CHAIN_LENGTH ? 0 : Math.ceil((round - FIRST_CHAIN_LENGTH) / NEXT_CHAIN_LENGTH));

  return {
    /** Returns the chain of a round (from 1). */
    at: (round: number): ChainTerms => chain(indexAt(round)),
    /** Returns the chain after that of a round. */
    after: (round: number): ChainTerms => chain(indexAt(round) + 1),
  };
}

/** Maps the chains at a round to the contract; `now` in Unix ms. */
export function toDoubleConfigDto(chains: ChainList, round: number, now: number): Schemas['DoubleConfig'] {
  const next = chains.after(round);
  return {
    beacon: {
      name: BEACON.name,
      chain_hash: BEACON.chainHash,
      public_key: BEACON.publicKey,
      scheme: BEACON.scheme,
      genesis_time: BEACON.genesisTime,
      period_s: BEACON.periodS,
    },
    receipt_keys: [RECEIPT_KEY],
    chain: toChainDto(chains.at(round), now),
    next_chain: now < next.publishedAt ? null : toChainDto(next, now),
  };
}

function toChainDto(chain: ChainTerms, now: number): Schemas['DoubleChain'] {
  const { id, firstRound, length, terminalHash, publishedAt, beaconRound } = chain;
  const isSigned = now >= beaconRoundTime(beaconRound);
  return {
    id,
    first_round: firstRound,
    length,
    terminal_hash: terminalHash,
    terminal_hash_posts: [`https://registro-publico.invalid/double/${id}`],
    published_at: isoDateTime(publishedAt),
    beacon_round: beaconRound,
    beacon_signature: isSigned ? signBeaconRound(beaconRound) : null,
    public_seed: isSigned ? chain.publicSeed : null,
  };
}
