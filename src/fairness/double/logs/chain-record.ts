import type { DoubleChain } from '@generated/api/model/double-chain';
import type { DoubleRound } from '@generated/api/model/double-round';

import { ROUND_MS } from '../round-times';
import type { Change } from '../checks/findings';
import { addChanges, compareStatements, POSTS } from '../checks/findings';

/** The first announcement of a chain. Survives a reload: the field names must not change. */
export interface ChainRecord {
  /** Chain as first announced. Signature, public seed and addresses of posts are added when they exist. */
  readonly chain: DoubleChain;
  /** Time of the first announcement in epoch ms of this device's clock; absent in records of earlier versions. */
  readonly seenAt?: number;
  /** Later announcements that contradict the first one. */
  readonly changes: readonly Change[];
  /** Round that was current when the first change was found; earlier rounds are not affected. */
  readonly changedAt: number | null;
  /** True once rounds of the chain have been played. */
  readonly hasBegun: boolean;
  /** True if the chain took the place of a chain that had not ended. */
  readonly isReplacement: boolean;
  /** Last round that this browser saw in the replaced chain. */
  readonly takesOver?: SeenRound | null;
  /** Last round that this browser saw in this chain. */
  readonly lastSeen?: SeenRound | null;
  /** True if the configuration lacked the next chain at a time when it must be announced. */
  readonly isNextOverdue: boolean;
}

/** A round that this browser saw. Survives a reload: the field names must not change. */
interface SeenRound {
  readonly chain_id: string;
  readonly round: number;
  /** End of betting in epoch ms. */
  readonly closes_at: number;
}

/** Number of rounds before a chain's end in which the next one must be announced. The contract demands 1,000, so this is lenient. */
const ANNOUNCED_BEFORE_END = 900;

/**
 * Maximum number of stored addresses of a chain, so that they do not fill local storage. Later ones are not stored. The contract lists at
 * most 10 at a time.
 */
const MAX_POSTS = 20;

/** Name of the contradiction if a chain was replaced without an announcement. */
export const TAKE_OVER = 'Sequência trocada sem anúncio';

const lastRound = ({ first_round, length }: DoubleChain) => first_round + length - 1;
/** Returns true if a round number belongs to a chain. */
export const covers = (chain: DoubleChain, round: number) => round >= chain.first_round && round <= lastRound(chain);

/** Round with what locates it: chain, number and time. */
export type NumberedRound = Pick<DoubleRound, 'chain_id' | 'round' | 'betting_ends_at'>;

/** Returns the contradictions between announcements that affect a round. */
export const changesAt = (record: ChainRecord, round: NumberedRound): readonly Change[] => [
  ...(round.round >= (record.changedAt ?? 0) ? record.changes : []),
  ...findTakeOver(record, round),
];

/** Returns true if the chain replaced an unfinished one, and the table restarted its numbering. */
export const isAfterRestart = (record: ChainRecord, round: NumberedRound): boolean =>
  record.isReplacement && findTakeOver(record, round).length === 0;

/**
 * Returns the contradiction if the chain was replaced without an announcement (SPEC G11). A restarted table restarts its
 * numbering. If the numbers go on instead, the chain begins after the last round that was seen, or its rounds come at the times
 * of the old numbers.
 */
function findTakeOver({ chain, takesOver }: ChainRecord, { round, betting_ends_at }: NumberedRound): Change[] {
  if (takesOver === undefined || takesOver === null || round <= takesOver.round) return [];
  const expectedAt = takesOver.closes_at + (round - takesOver.round) * ROUND_MS;
  const isOnTime = Math.abs(Date.parse(betting_ends_at) - expectedAt) < ROUND_MS / 2;
  if (chain.first_round <= takesOver.round && !isOnTime) return [];
  const expected = `${takesOver.chain_id}, como na rodada ${takesOver.round}`;
  return [{ name: TAKE_OVER, expected, actual: chain.id }];
}

/** A chain as one reading of the configuration announces it. */
interface Announcement {
  readonly chain: DoubleChain;
  /** True if the chain is played, false if it is the next one. */
  readonly isCurrent: boolean;
  /** Contradictions between this announcement and other statements. */
  readonly found: readonly Change[];
  /** Number of the current round. */
  readonly round: number;
  /** Time in epoch ms. */
  readonly seenAt: number;
}

/** Adds an announcement to the records, or compares it with the first one of its chain. */
export function recordChain(all: readonly ChainRecord[], { chain, isCurrent, found, round, seenAt }: Announcement): ChainRecord[] {
  const known = all.find((one) => one.chain.id === chain.id);
  if (known !== undefined) {
    const changes = addChanges(known.changes, [...found, ...chainChanges(known.chain, chain)]);
    const next = {
      ...known,
      chain: {
        ...known.chain,
        ...(chain.terminal_hash_posts && {
          terminal_hash_posts: [...new Set([...(known.chain.terminal_hash_posts ?? []), ...chain.terminal_hash_posts])].slice(0, MAX_POSTS),
        }),
        beacon_signature: known.chain.beacon_signature ?? chain.beacon_signature,
        public_seed: known.chain.public_seed ?? chain.public_seed,
      },
      changes,
      changedAt: known.changedAt ?? (changes.length > 0 ? round : null),
      hasBegun: known.hasBegun || isCurrent,
    };
    return all.map((one) => (one === known ? next : one));
  }
  const replaced = all.filter((one) => one.chain.first_round <= lastRound(chain) && chain.first_round <= lastRound(one.chain));
  // The latest chain counts: a restarted table may have used the numbers twice.
  const before = all.findLast((one) => one.hasBegun && lastRound(one.chain) + 1 === chain.first_round);
  const changes = [
    ...found,
    // A chain that was announced and never played cannot have been lost by a restart.
    ...replaced
      .filter((one) => !one.hasBegun)
      .map((one) => ({ name: 'Próxima sequência anunciada', expected: one.chain.id, actual: chain.id })),
    ...(isCurrent && before?.isNextOverdue === true
      ? [{ name: 'Sequência anunciada antes do fim da anterior', expected: 'anunciada', actual: 'não anunciada' }]
      : []),
  ];
  const begun = replaced.filter((one) => one.hasBegun);
  const seen = begun.flatMap(({ lastSeen }) => lastSeen ?? []).toSorted((one, other) => other.closes_at - one.closes_at);
  const changedAt = changes.length > 0 ? round : null;
  const isReplacement = begun.length > 0;
  const takesOver = seen[0] ?? null;
  return [...all, { chain, seenAt, changes, changedAt, hasBegun: isCurrent, isReplacement, takesOver, isNextOverdue: false }];
}

const chainChanges = (first: DoubleChain, later: DoubleChain): Change[] =>
  compareStatements([
    ...(later.terminal_hash_posts === undefined ? [] : (first.terminal_hash_posts ?? [])).map(
      (address) => [POSTS, address, later.terminal_hash_posts?.find((one) => one === address)] as const,
    ),
    ['Primeira rodada da sequência', first.first_round, later.first_round],
    ['Número de rodadas da sequência', first.length, later.length],
    ['Hash final da sequência, como foi anunciado', first.terminal_hash, later.terminal_hash],
    ['Publicação da sequência', Date.parse(first.published_at), Date.parse(later.published_at)],
    ['Sorteio público da sequência', first.beacon_round, later.beacon_round],
    ['Assinatura do sorteio, como foi publicada', first.beacon_signature ?? later.beacon_signature, later.beacon_signature],
    ['Semente pública da sequência, como foi publicada', first.public_seed ?? later.public_seed, later.public_seed],
  ]);

/** Returns the contradiction between a chain and the one announced as its next, if any. */
export const nextChanges = (chain: DoubleChain, next: DoubleChain): Change[] =>
  compareStatements([['Primeira rodada da próxima sequência', lastRound(chain) + 1, next.first_round]]);

/** Marks the record if the next chain should have been announced by this round. */
export function markOverdue(record: ChainRecord, round: number): ChainRecord {
  const isOverdue = covers(record.chain, round) && lastRound(record.chain) - round < ANNOUNCED_BEFORE_END;
  return isOverdue ? { ...record, isNextOverdue: true } : record;
}
