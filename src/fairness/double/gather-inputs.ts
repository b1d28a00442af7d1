import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { ChainLog } from './logs/chain-log';
import type { ChainRecord } from './logs/chain-record';
import { changesAt, isAfterRestart } from './logs/chain-record';
import type { CommitmentLog } from './logs/commitment-log';
import type { DoubleEvidence } from './evidence';
import type { DoubleLine } from './journal';
import { currentLines, ownBets } from './journal';
import type { FirstVisit } from './logs/first-visit';
import type { RoundClaims } from './checks/verify';

/** Pause before a missing bet is looked up again: reads may lag 5 s behind (contract). */
const SECOND_LOOK_MS = 5500;

/** Records of this browser about the table. */
export interface Logs {
  readonly commitments: CommitmentLog;
  readonly chains: ChainLog;
  /** Record of the first visit. Without it, no round counts as from before the visit. */
  readonly visit?: FirstVisit;
}

/** Functions that read the bets on a round. */
export interface BetReader {
  /** Returns all of the player's bets on a round, newest first. */
  readonly fetchBets: (roundId: string) => Promise<readonly DoubleBet[]>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Inputs of a round's verification, except the list of bets. */
export interface AuditInputs extends Omit<RoundClaims, 'chain' | 'round'> {
  readonly round: DoubleRound;
  /** Record of the round's chain; undefined if the browser does not know it. */
  readonly record: ChainRecord | undefined;
  /** True if the chain was last read before the round. */
  readonly isStale: boolean;
  /** Receipt keys; null if they could not be read. */
  readonly keys: readonly ReceiptKey[] | null;
  /** Lines of the journal about the round. */
  readonly lines: readonly DoubleLine[];
}

/** Collects what this browser knows about a round. @param player null for a visitor */
export function gatherInputs({ commitments, chains, visit }: Logs, round: DoubleRound, player: string | null): AuditInputs {
  return {
    round,
    commitment: commitments.commitmentTo(round),
    previousSeed: commitments.serverSeed(round.round - 1, round.chain_id),
    changes: commitments.changes(round.round),
    isRestarted: commitments.isRestarted(round.round),
    isBeforeVisit: visit?.isBefore(round) ?? false,
    record: chains.chainOf(round),
    isStale: chains.isStale(round.round),
    keys: chains.keys(),
    // A bet of another account on this device is no bet of the player.
    lines: player === null ? [] : currentLines(round.id).filter(({ act }) => act?.type !== 'bet' || act.player === player),
  };
}

/** Returns a text that changes if a new verification could have another result. */
export function inputsKey({ round, record, ...inputs }: AuditInputs, shown: readonly DoubleBet[]): string {
  // The excluded values are no inputs: a verification changes `verified`, and each round `lastSeen`.
  return JSON.stringify([roundFingerprint(round), inputs, record && { ...record, verified: null, lastSeen: null }, shown]);
}

/** Returns a text that changes if a value of the round changes that the verification reads. */
export function roundFingerprint(round: DoubleRound): string {
  const { round: number, chain_id, status, server_seed, server_seed_hash, public_seed, roll, color } = round;
  return [number, chain_id, status, server_seed, server_seed_hash, public_seed, roll, color].join(' ');
}

/** Reads the player's bets on a round, twice if a bet of this browser is missing. Returns undefined if they cannot be read. */
export async function readBets(
  reader: BetReader,
  roundId: string,
  lines: readonly DoubleLine[],
): Promise<readonly DoubleBet[] | undefined> {
  try {
    const first = await reader.fetchBets(roundId);
    if (ownBets(lines).every(({ placed }) => placed === null || first.some(({ id }) => id === placed.id))) return first;
    await reader.sleep(SECOND_LOOK_MS);
    return await reader.fetchBets(roundId);
  } catch {
    return undefined;
  }
}

/** Returns the evidence of a round. @param reported bets in the player's list, newest first */
export function toEvidence(inputs: AuditInputs, reported: readonly DoubleBet[], player: string | null): DoubleEvidence {
  const { commitment, previousSeed, changes = [], isRestarted = false, record, keys, lines } = inputs;
  const { server_time: _, totals: __, ...round } = inputs.round;
  return {
    game: 'double',
    round,
    commitment: commitment ?? null,
    previous_seed: previousSeed ?? null,
    chain: record?.chain ?? null,
    chain_seen_at: record?.seenAt ?? null,
    receipt_keys: (keys ?? []).map(({ id, public_key }) => ({ id, public_key })),
    player,
    // All acts are those of the player above.
    journal: lines.map((line) => (line.act?.type === 'bet' ? { ...line, act: { type: 'bet', asked: line.act.asked } } : line)),
    reported,
    changes: [...changes, ...(record === undefined ? [] : changesAt(record, round))],
    is_restarted: isRestarted || (record !== undefined && isAfterRestart(record, round)),
  };
}
