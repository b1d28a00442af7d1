import type { MinesGame } from '@generated/api/model/mines-game';

import { formatCounted } from '@/shared/format/number';

import { CELLS } from '../odds';
import type { GameCommitment, ProtocolViolation } from './commitments';

/**
 * Finds a violation in the response to a reveal: another cell was opened, or a round ended too early.
 *
 * @param commitment undefined for a game from another browser, which cannot be judged
 */
export function findViolation(
  { revealed, status, mines, payout }: MinesGame,
  cell: number,
  commitment: GameCommitment | undefined,
): ProtocolViolation | undefined {
  if (commitment === undefined) return undefined;
  const opened = `${formatCounted(revealed.length, 'casa aberta', 'casas abertas')}: ${revealed.join(', ') || 'nenhuma'}`;
  const isOpened = status === 'lost' ? revealed.at(-1) === cell : revealed.includes(cell);
  if (!isOpened) return { expected: `casa ${cell}`, actual: opened };
  const mustEnd = payout >= commitment.terms.maxPayout || revealed.length === CELLS - mines;
  if (status === 'cashed_out' && !mustEnd) return { expected: `casa ${cell}, rodada aberta`, actual: `${opened}, rodada encerrada` };
  return undefined;
}
