import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import type { BetLog, StoredBet } from './logs/bet-log';
import type { ChainLog } from './logs/chain-log';
import type { ChainRecord } from './logs/chain-record';
import { changesAt, isAfterRestart } from './logs/chain-record';
import type { BetClaim } from './checks/claims';
import type { CommitmentLog } from './logs/commitment-log';
import type { DoubleEvidence } from './evidence';
import type { FirstVisit } from './logs/first-visit';
import type { RoundClaims } from './checks/verify';

/** Pause before a missing bet is looked up again. */
const SECOND_LOOK_MS = 1000;

export interface Logs {
  readonly commitments: CommitmentLog;
  readonly chains: ChainLog;
  readonly bets: BetLog;
  /** Log of the first visit: without it, no round is from before the visit. */
  readonly visit?: FirstVisit;
}

export interface BetReader {
  /** Returns all of the player's bets on a round, newest first. */
  readonly fetchBets: (roundId: string) => Promise<readonly DoubleBet[]>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Inputs of a verification. */
export interface AuditInputs extends Omit<RoundClaims, 'chain'> {
  readonly record: ChainRecord | undefined;
  readonly isStale: boolean;
  readonly keys: readonly ReceiptKey[] | null;
  readonly stored: readonly StoredBet[];
}

export function gatherInputs({ commitments, chains, bets, visit }: Logs, round: DoubleRound, player: string | null): AuditInputs {
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
    stored: player === null ? [] : bets.ofRound(player, round.id),
  };
}

/** Returns a key of the inputs. */
export function inputsKey({ round, record, stored, ...inputs }: AuditInputs, shown: readonly DoubleBet[]): string {
  // The excluded values are no inputs: a verification changes `verified` and `isDone`, and each round `lastSeen`.
  const bets = stored.map((bet) => ({ ...bet, isDone: null }));
  return JSON.stringify([roundFingerprint(round), inputs, record && { ...record, verified: null, lastSeen: null }, bets, shown]);
}

/** Returns a key of the values that a verification reads. */
export function roundFingerprint(round: DoubleRound): string {
  const { round: number, chain_id, status, server_seed, server_seed_hash, public_seed, roll, color } = round;
  return [number, chain_id, status, server_seed, server_seed_hash, public_seed, roll, color].join(' ');
}

/** Reads the bets. A bet that this browser placed counts as missing if two readings lack it. Returns undefined if unreadable. */
export async function readBets(
  reader: BetReader,
  roundId: string,
  stored: readonly StoredBet[],
): Promise<readonly DoubleBet[] | undefined> {
  try {
    const first = await reader.fetchBets(roundId);
    if (stored.every(({ placed }) => first.some(({ id }) => id === placed.id))) return first;
    await reader.sleep(SECOND_LOOK_MS);
    return await reader.fetchBets(roundId);
  } catch {
    return undefined;
  }
}

/** Returns the claims, oldest first: the bets of this browser, then those from elsewhere. */
export function betClaims(stored: readonly StoredBet[], reported: readonly DoubleBet[]): BetClaim[] {
  const own = stored.map(({ asked, placed, cancelled, keys }) => ({
    placed,
    asked,
    cancelled,
    keys,
    reported: reported.find(({ id }) => id === placed.id) ?? null,
  }));
  const others = reported.filter(({ id }) => !stored.some(({ placed }) => placed.id === id)).toReversed();
  return [...own, ...others.map((bet) => ({ placed: null, cancelled: false, keys: null, reported: bet }))];
}

export function toEvidence(inputs: AuditInputs, bets: readonly BetClaim[]): DoubleEvidence {
  const { round, commitment, previousSeed, changes = [], isRestarted = false, record, keys } = inputs;
  return {
    game: 'double',
    round,
    commitment: commitment ?? null,
    previous_seed: previousSeed ?? null,
    chain: record?.chain ?? null,
    receipt_keys: uniqueKeys([...bets.flatMap((bet) => bet.keys ?? []), ...(keys ?? [])]),
    bets: bets.map(({ placed, cancelled, reported }) => ({ placed, cancelled, reported })),
    changes: [...changes, ...(record === undefined ? [] : changesAt(record, round))],
    is_restarted: isRestarted || (record !== undefined && isAfterRestart(record, round)),
  };
}

const uniqueKeys = (all: readonly ReceiptKey[]) =>
  all.filter((key, index) => all.findIndex((one) => one.id === key.id && one.public_key === key.public_key) === index);
