import type { Bet } from '@generated/api/model/bet';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney, UNAVAILABLE } from '@/shared/format/money';
import { formatOdds } from '@/shared/format/number';

import { kindLabel } from '../results/results-labels';
import { resultLabel } from './bet-labels';

const LEG_STATUS_LABELS: Readonly<Record<Bet['legs'][number]['status'], string>> = {
  open: 'em aberto',
  won: 'ganha',
  lost: 'perdida',
  void: 'anulada',
  unknown: 'em processamento',
};

/** Returns the facts of a bet, with one row per selection of a sports bet. */
export function betRows(bet: Bet): readonly (readonly [label: string, value: string])[] {
  const { kind, result, stake, bonus_stake: bonus, returned, balance_after: after, placed_at: placedAt, settled_at: settledAt } = bet;
  const isOpen = result === 'open';
  return [
    ['Tipo', kindLabel(kind)],
    ['Situação', resultLabel(result)],
    ...bet.legs.map(
      ({ event, market, selection, odds, status }, index) =>
        [
          bet.legs.length === 1 ? 'Seleção' : `Seleção ${index + 1}`,
          `${event}, ${market}: ${selection}, odd ${formatOdds(odds)} (${LEG_STATUS_LABELS[status]})`,
        ] as const,
    ),
    ['Aposta', bonus === 0 ? formatMoney(stake) : `${formatMoney(stake)}, sendo ${formatMoney(bonus)} de bônus`],
    ['Retorno', isOpen ? 'Ainda sem resultado' : result === 'unknown' ? UNAVAILABLE : formatMoney(returned)],
    ['Saldo depois', formatMoney(after)],
    ['Feita em', formatDateTime(placedAt)],
    ...(settledAt === null ? [] : [['Encerrada em', formatDateTime(settledAt)] as const]),
    ['Código', bet.id],
  ];
}
