import type { SportsBet } from '@generated/api/model/sports-bet';
import type { SportsBetLeg } from '@generated/api/model/sports-bet-leg';

import { formatMoney } from '@/shared/format/money';
import type { IconName } from '@/shared/ui/icon-paths';

interface StatusLabel {
  readonly text: string;
  readonly icon: IconName;
}

/** How a bet or a selection stands, in a word and a sign: never by colour alone. */
export const STATUS_LABELS: Readonly<Record<SportsBet['status'], StatusLabel>> = {
  open: { text: 'Em aberto', icon: 'clock' },
  won: { text: 'Ganha', icon: 'check' },
  lost: { text: 'Perdida', icon: 'close' },
  void: { text: 'Anulada', icon: 'retry' },
  cashed_out: { text: 'Encerrada', icon: 'wallet' },
};

/** What kind of bet it is: 'Simples', 'Múltipla de 3'. */
export function betTypeLabel({ type, legs }: Pick<SportsBet, 'type' | 'legs'>): string {
  if (type === 'single') return 'Simples';
  return `${type === 'multiple' ? 'Múltipla' : 'Sistema'} de ${legs.length}`;
}

/** Odds as a book writes them: '2,10', at most three decimals. */
export function formatOdds(odds: number): string {
  return odds.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}

/**
 * What a bet brings, or brought. Where the contract does not say how much was paid, nothing is made up.
 *
 * @returns a label and an amount; the amount is undefined where only the transactions know it
 */
export function payoutLabel({ status, stake, potential, legs }: SportsBet): readonly [label: string, amount: string | undefined] {
  if (status === 'open') return ['Retorno possível', formatMoney(potential)];
  if (status === 'lost') return ['Pago', formatMoney(0)];
  if (status === 'void') return ['Devolvido', formatMoney(stake)];
  // A selection that is void lowers what a multiple pays; who takes an offer is paid what it was.
  const isKnown = status === 'won' && !legs.some((leg: SportsBetLeg) => leg.status === 'void');
  return ['Pago', isKnown ? formatMoney(potential) : undefined];
}
