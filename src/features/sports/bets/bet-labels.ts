import type { SportsBet } from '@generated/api/model/sports-bet';

import { formatMoney } from '@/shared/format/money';
import type { IconName } from '@/shared/ui/icon-paths';

interface StatusLabel {
  readonly text: string;
  readonly icon: IconName;
}

/** Labels with an icon, because color alone is not accessible. */
export const STATUS_LABELS: Readonly<Record<SportsBet['status'], StatusLabel>> = {
  open: { text: 'Em aberto', icon: 'clock' },
  won: { text: 'Ganha', icon: 'check' },
  lost: { text: 'Perdida', icon: 'close' },
  void: { text: 'Anulada', icon: 'retry' },
  cashed_out: { text: 'Encerrada', icon: 'wallet' },
  unknown: { text: 'Em processamento', icon: 'clock' },
};

/** Returns the type of a bet with its number of legs: 'Simples', 'Múltipla de 3'. */
export function betTypeLabel({ type, legs }: Pick<SportsBet, 'type' | 'legs'>): string {
  if (type === 'single') return 'Simples';
  if (type === 'unknown') return `Aposta com ${legs.length} ${legs.length === 1 ? 'seleção' : 'seleções'}`;
  return `${type === 'multiple' ? 'Múltipla' : 'Sistema'} de ${legs.length}`;
}

/**
 * Returns label and amount of a payout. The contract has no paid amount, which must not be guessed: the amount is undefined if
 * only the transactions have it.
 */
export function payoutLabel({ status, stake, potential, legs }: SportsBet): readonly [label: string, amount: string | undefined] {
  if (status === 'open') return ['Retorno possível', formatMoney(potential)];
  if (status === 'lost') return ['Pago', formatMoney(0)];
  if (status === 'void') return ['Devolvido', formatMoney(stake)];
  // A void selection reduces a multiple's payout; a cash-out pays its offer.
  const isKnown = status === 'won' && legs.every(({ status: leg }) => leg !== 'void' && leg !== 'unknown');
  return ['Pago', isKnown ? formatMoney(potential) : undefined];
}
