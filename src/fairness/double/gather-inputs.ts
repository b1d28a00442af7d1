import type { DoubleBet } from '@generated/api/model/double-bet';
import type { DoubleRound } from '@generated/api/model/double-round';

import type { ChainLog } from './logs/chain-log';
import { changesAt, isAfterRestart } from './logs/chain-record';
import type { CommitmentLog } from './logs/commitment-log';
import type { DoubleEvidence, StatedRound } from './checks/claims';
import type { DoubleLine } from './journal';
import { currentLines, ownBets } from './journal';

/**
 * Pause in ms before a list in which a bet of this browser is missing is read again, and after which no list can lack a change from before:
 * reads may lag 5 s behind (contract).
 */
export const SECOND_LOOK_MS = 5500;

/** Records of this browser about the table. */
export interface Logs {
  readonly commitments: CommitmentLog;
  readonly chains: ChainLog;
}

/** Functions that read the bets on a round. */
export interface BetReader {
  /** Returns all of the player's bets on a round, newest first. */
  readonly fetchBets: (roundId: string) => Promise<readonly DoubleBet[]>;
  readonly sleep: (ms: number) => Promise<void>;
}

/**
 * Collects the evidence of a round without the list of bets (`reported` is null), and what only this browser knows about the round.
 *
 * @param player null for a visitor
 */
export function gatherEvidence({ commitments, chains }: Logs, round: DoubleRound, player: string | null) {
  const { chain_id, round: number } = round;
  const record = chains.chainOf(round);
  return {
    isStale: chains.isStale(number),
    isBeforeVisit: commitments.isBeforeVisit(round),
    evidence: {
      game: 'double',
      round: statedRound(round),
      commitment: commitments.commitmentTo(round) ?? null,
      previous_seed: commitments.serverSeed(number - 1, chain_id) ?? null,
      chain: record?.chain ?? null,
      chain_seen_at: record?.seenAt ?? null,
      receipt_keys: (chains.keys() ?? []).map(({ id, public_key }) => ({ id, public_key })),
      player,
      journal: player === null ? [] : linesOf(round.id, player),
      reported: null,
      changes: [...commitments.changes(number), ...(record === undefined ? [] : changesAt(record, round))],
      is_restarted: commitments.isRestarted(number) || (record !== undefined && isAfterRestart(record, round)),
    } satisfies DoubleEvidence,
  };
}

/**
 * Returns the lines of a player's acts, whose id is then left out, and of the answers to them. A bet of another account on this device is
 * no bet of the player, nor is its cancellation one of theirs.
 */
function linesOf(roundId: string, player: string): DoubleLine[] {
  // Ids of the answered bets of other accounts, and of the player.
  const foreignBets = new Set<string | undefined>();
  const ownIds = new Set<string | undefined>();
  const isOwn = { bet: true, cancel: true };
  return currentLines(roundId).flatMap(({ player: owner, ...line }): DoubleLine[] => {
    const { act, answer } = line;
    if (line.listed !== undefined && owner !== player) return [];
    if (act?.type === 'bet') isOwn.bet = act.player === player;
    if (act?.type === 'cancel') isOwn.cancel = ownIds.has(act.bet_id) || !foreignBets.has(act.bet_id);
    const type = act?.type ?? answer?.to;
    if (type !== undefined && !isOwn[type]) {
      foreignBets.add(answer?.bet?.id);
      return [];
    }
    if (answer?.to === 'bet') ownIds.add(answer.bet?.id);
    return [act?.type === 'bet' ? { ...line, act: { type: 'bet', asked: act.asked } } : line];
  });
}

/** Returns the statement about a round, without what no check reads. */
export function statedRound(round: DoubleRound): StatedRound {
  const { server_time: _, totals: __, ...stated } = round;
  return stated;
}

/** Reads the player's bets on a round, twice if a bet of this browser is missing. Returns null if they cannot be read. */
export async function readBets(reader: BetReader, roundId: string, lines: readonly DoubleLine[]): Promise<readonly DoubleBet[] | null> {
  try {
    const first = await reader.fetchBets(roundId);
    if (ownBets(lines).every(({ placed }) => placed === null || first.some(({ id }) => id === placed.id))) return first;
    await reader.sleep(SECOND_LOOK_MS);
    return await reader.fetchBets(roundId);
  } catch {
    return null;
  }
}
