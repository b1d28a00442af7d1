import { formatCounted } from '@/shared/format/number';

import type { FairCheck } from '../core/fair-checks';
import { checkRefusals } from '../core/refusals';
import { COLOR_RULES, SLOT_COUNT } from './rules';
import type { Attempt } from './journal';

/** Returns true if the operator gains: the bet would have won, or the bet that was not cancelled has lost. */
const isGain = ({ type, color, winner }: Attempt) => (type === 'bet') === (color === winner);

/**
 * Formats '7 de 7 apostas recusadas, sem resposta ou anuladas teriam ganhado', and after a semicolon the refused cancellations that would
 * have avoided a loss. Leaves out a part without attempts. Returns null without any.
 */
export function refusalText(attempts: readonly Attempt[]): string | null {
  const bets = attempts.filter(({ type }) => type === 'bet');
  const cancellations = attempts.filter(({ type }) => type === 'cancel');
  const [won, kept] = [bets, cancellations].map((some) => some.filter(isGain).length);
  const betsText = `${won} de ${formatCounted(bets.length, 'aposta recusada, sem resposta ou anulada', 'apostas recusadas, sem resposta ou anuladas')} ${won === 1 ? 'teria' : 'teriam'} ganhado`;
  const cancellationsText = `${kept} de ${formatCounted(cancellations.length, 'retirada recusada teria', 'retiradas recusadas teriam')} evitado uma perda`;
  const parts = [...(bets.length === 0 ? [] : [betsText]), ...(cancellations.length === 0 ? [] : [cancellationsText])];
  return parts.length === 0 ? null : parts.join('; ');
}

/**
 * Verifies that refused bets would not have won, and refused cancellations not have avoided a loss, more often than by chance. Returns no
 * checks below the odds for orange.
 */
export function verifyRefusals(attempts: readonly Attempt[]): FairCheck[] {
  const refusals = attempts.map((attempt) => {
    const winning = COLOR_RULES[attempt.color].slots / SLOT_COUNT;
    return { chance: attempt.type === 'bet' ? winning : 1 - winning, isGain: isGain(attempt) };
  });
  return checkRefusals('Apostas recusadas', refusals, refusalText(attempts) ?? '');
}
