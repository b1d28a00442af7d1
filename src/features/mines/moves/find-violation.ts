import type { MinesGame } from '@generated/api/model/mines-game';

import type { GameCommitment, ProtocolViolation } from '@/fairness/mines/commitments';
import { CELLS } from '@/fairness/mines/odds';
import { formatCounted } from '@/shared/format/number';

import type { Move } from './move';

/**
 * Finds a violation in the response to a move: another cell was opened, a round ended too early, or a cash-out lost the
 * game. A cash-out that left the game open may be an outdated response: the audit reads the game again (SPEC G8).
 *
 * @param commitment undefined for a game from another browser, which cannot be judged
 */
export function findViolation(
  { revealed, status, mines, payout }: MinesGame,
  move: Move,
  commitment: GameCommitment | undefined,
): ProtocolViolation | undefined {
  if (commitment === undefined || move.type === 'start' || status === 'unknown') return undefined;
  const opened = `${formatCounted(revealed.length, 'casa aberta', 'casas abertas')}: ${revealed.join(', ') || 'nenhuma'}`;
  if (move.type === 'cashout') {
    return status === 'lost' ? { expected: 'retirada', actual: `${opened}, mina` } : undefined;
  }
  const { cell } = move;
  const isOpened = status === 'lost' ? revealed.at(-1) === cell : revealed.includes(cell);
  if (!isOpened) return { expected: `casa ${cell}`, actual: opened };
  const { maxPayout } = commitment.terms;
  if (payout === 'unknown' || maxPayout === 'unknown') return undefined;
  const mustEnd = payout >= maxPayout || revealed.length === CELLS - mines;
  if (status === 'cashed_out' && !mustEnd) return { expected: `casa ${cell}, rodada aberta`, actual: `${opened}, rodada encerrada` };
  return undefined;
}
