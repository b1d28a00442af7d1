import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

/** As received before betting closed. */
export interface Commitment {
  readonly hash: string;
  readonly publicSeed: string;
}

interface RecordedCommitment extends Commitment {
  /** Epoch ms. */
  readonly closesAt: number;
}

/** Survives a reload: the field names must not change. */
interface PersistedLog {
  readonly announced: readonly (readonly [round: number, RecordedCommitment])[];
  readonly seeds: readonly (readonly [round: number, seed: string])[];
}

interface LogStorage {
  readonly read: () => Partial<PersistedLog> | null | undefined;
  readonly write: (log: PersistedLog) => void;
}

/** More than a day. */
const MAX_ROUNDS = 4000;
const MAX_PERSISTED_ROUNDS = 200;
/** Beyond this, the number belongs to a restarted table. */
const MAX_TIME_SHIFT_MS = 3_600_000;
const STORAGE_KEY = 'double witness';

/** Only this module writes the value. */
export const tabStorage: LogStorage = {
  read: () => readStoredJson('session', STORAGE_KEY) as Partial<PersistedLog> | null,
  write: (log) => void writeStored('session', STORAGE_KEY, JSON.stringify(log)),
};

export type CommitmentLog = ReturnType<typeof createCommitmentLog>;

/**
 * Creates a log of commitments, seeds and placed bets, against which rounds are verified.
 *
 * @param storage for the last rounds over a reload
 */
export function createCommitmentLog(storage?: LogStorage) {
  const persisted = storage?.read();
  const commitments = new Map<number, RecordedCommitment>(persisted?.announced);
  const seeds = new Map<number, string>(persisted?.seeds);
  const bets = new Map<string, DoubleBet>();

  return {
    /** The first commitment is never replaced. */
    record({ round, status, server_seed_hash: hash, public_seed: publicSeed, server_seed: seed, betting_ends_at }: DoubleRound): void {
      const closesAt = Date.parse(betting_ends_at);
      const known = commitments.get(round);
      if (known !== undefined && Math.abs(known.closesAt - closesAt) > MAX_TIME_SHIFT_MS) {
        commitments.clear();
        seeds.clear();
      }
      const isNew = status === 'waiting' && !commitments.has(round);
      if (isNew) setBounded(commitments, round, { hash, publicSeed, closesAt });
      if (seed !== null && !seeds.has(round)) setBounded(seeds, round, seed);
      if (isNew) storage?.write({ announced: [...commitments].slice(-MAX_PERSISTED_ROUNDS), seeds: newestSeed(seeds) });
    },
    /** Undefined if not received in time. */
    commitmentTo(round: number): Commitment | undefined {
      const recorded = commitments.get(round);
      return recorded && { hash: recorded.hash, publicSeed: recorded.publicSeed };
    },
    serverSeed: (round: number): string | undefined => seeds.get(round),

    recordBet(bet: DoubleBet): void {
      if (!bets.has(betKey(bet))) setBounded(bets, betKey(bet), bet);
    },
    /** As placed; undefined if placed elsewhere. */
    placedBet: (bet: DoubleBet): DoubleBet | undefined => bets.get(betKey(bet)),
  };
}

/** A restarted table may repeat bet ids, but not with the same round. */
const betKey = ({ round_id: round, id }: DoubleBet) => `${round} ${id}`;

export const commitmentLog = createCommitmentLog(tabStorage);

function setBounded<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_ROUNDS && oldest !== undefined) map.delete(oldest);
}

/** It verifies the next hash. */
function newestSeed(seeds: ReadonlyMap<number, string>): PersistedLog['seeds'] {
  const round = Math.max(...seeds.keys());
  const seed = seeds.get(round);
  return seed === undefined ? [] : [[round, seed]];
}
