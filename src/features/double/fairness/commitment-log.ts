import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

/** What bound a round's outcome before its bets were closed, as this page saw it. */
export interface Commitment {
  readonly hash: string;
  readonly publicSeed: string;
}

interface Seen extends Commitment {
  /** When its bets close, in ms. */
  readonly closesAt: number;
}

/** What outlives a reload. */
interface Kept {
  readonly announced: readonly (readonly [number, Seen])[];
  readonly seeds: readonly (readonly [number, string])[];
}

/** How many rounds are remembered, more than a day at the table shows, and of how many that outlives a reload. */
const MOST = 4000;
const MOST_KEPT = 200;
/** A round that is told at another time than before, in ms, is one of a table that began anew. */
const ANEW = 3_600_000;
const KEY = 'double witness';

export type CommitmentLog = ReturnType<typeof createCommitmentLog>;

/**
 * Remembers of each round what was announced before it turned, its seed once that was told, and what the player bet.
 *
 * @param storage where the last rounds outlive a reload; without it nothing does
 */
export function createCommitmentLog(storage?: Pick<Storage, 'getItem' | 'setItem'>) {
  const kept = storage && read(storage);
  const announced = new Map<number, Seen>(kept?.announced);
  const seeds = new Map<number, string>(kept?.seeds);
  const placed = new Map<string, DoubleBet>();

  return {
    /** Takes what is told of a round. What was announced first is never replaced. */
    saw({ round, status, server_seed_hash: hash, public_seed: publicSeed, server_seed: seed, betting_ends_at }: DoubleRound): void {
      const closesAt = Date.parse(betting_ends_at);
      const before = announced.get(round);
      if (before !== undefined && Math.abs(before.closesAt - closesAt) > ANEW) {
        announced.clear();
        seeds.clear();
      }
      const isNew = status === 'waiting' && !announced.has(round);
      if (isNew) put(announced, round, { hash, publicSeed, closesAt });
      if (seed !== null && !seeds.has(round)) put(seeds, round, seed);
      if (isNew && storage !== undefined) write(storage, { announced: [...announced].slice(-MOST_KEPT), seeds: newest(seeds) });
    },
    announced(round: number): Commitment | undefined {
      const seen = announced.get(round);
      return seen && { hash: seen.hash, publicSeed: seen.publicSeed };
    },
    seedOf: (round: number): string | undefined => seeds.get(round),

    /** Takes a bet as it was answered when it was placed. */
    bet(bet: DoubleBet): void {
      if (!placed.has(keyOf(bet))) put(placed, keyOf(bet), bet);
    },
    /** A bet as it was answered when it was placed here. */
    placed: (bet: DoubleBet): DoubleBet | undefined => placed.get(keyOf(bet)),
  };
}

/** A table that began anew may count its bets anew. */
const keyOf = ({ round_id: round, id }: DoubleBet) => `${round} ${id}`;

/** What this tab saw. */
export const commitmentLog = createCommitmentLog(tabStorage());

function put<Key, Value>(into: Map<Key, Value>, key: Key, value: Value): void {
  into.set(key, value);
  const [oldest] = into.keys();
  if (into.size > MOST && oldest !== undefined) into.delete(oldest);
}

/** The seed of the newest round: what the next one is held against. */
function newest(seeds: ReadonlyMap<number, string>): Kept['seeds'] {
  const round = Math.max(...seeds.keys());
  const seed = seeds.get(round);
  return seed === undefined ? [] : [[round, seed]];
}

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined; // Storage is blocked: what was seen lasts as long as the page.
  }
}

/** Written by this module alone; what cannot be read is as good as nothing. */
function read(storage: Pick<Storage, 'getItem'>): Kept | undefined {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | undefined;
  } catch {
    return undefined;
  }
}

function write(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // There is no room: what was seen lasts as long as the page.
  }
}
