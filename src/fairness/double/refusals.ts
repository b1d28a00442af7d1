import { formatCounted } from '@/shared/format/number';

import type { FairCheck } from '../core/fair-checks';
import { checkRefusals } from '../core/refusals';
import { COLOR_RULES, SLOT_COUNT } from './rules';
import type { Attempt } from './journal';

/** Returns true if the operator gains: the bet would have won, or the bet that was not cancelled has lost. */
const isGain = ({ type, color, winner }: Attempt) => (type === 'bet') === (color === winner);

/** Formats '7 de 7 apostas recusadas, sem resposta ou anuladas teriam ganhado'; null without attempts. */
export function refusalText(attempts: readonly Attempt[]): string | null {
  const [bets, cancellations] = ['bet', 'cancel'].map((type) => attempts.filter((attempt) => attempt.type === type)) as [
    Attempt[],
    Attempt[],
  ];
  const gains = (some: readonly Attempt[]) => some.filter(isGain).length;
  const parts = [
    `${gains(bets)} de ${formatCounted(bets.length, 'aposta recusada, sem resposta ou anulada', 'apostas recusadas, sem resposta ou anuladas')} ${gains(bets) === 1 ? 'teria' : 'teriam'} ganhado`,
    `${gains(cancellations)} de ${formatCounted(cancellations.length, 'retirada recusada teria', 'retiradas recusadas teriam')} evitado uma perda`,
  ].filter((_, index) => [bets, cancellations][index]?.length !== 0);
  return parts.length === 0 ? null : parts.join('; ');
}

/** Verifies that refused bets would not have won more often than by chance. Returns no checks below the odds for orange. */
export function verifyRefusals(attempts: readonly Attempt[]): FairCheck[] {
  const refusals = attempts.map((attempt) => {
    const winning = COLOR_RULES[attempt.color].slots / SLOT_COUNT;
    return { chance: attempt.type === 'bet' ? winning : 1 - winning, isGain: isGain(attempt) };
  });
  return checkRefusals('Apostas recusadas', refusals, refusalText(attempts) ?? '');
}
