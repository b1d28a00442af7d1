import type { Bet } from '@generated/api/model/bet';

import { formatDate, formatTime } from '@/shared/format/date';
import { currencySymbol } from '@/shared/format/money';

import { formatReais, toCsv } from '../csv';
import { kindLabel } from '../results/results-labels';
import { betName, resultLabel } from './bet-labels';

const header = (unit: string) => [
  'Data',
  'Hora',
  'Tipo',
  'Jogo ou evento',
  'Situação',
  `Aposta (${unit})`,
  `Parte em bônus (${unit})`,
  `Retorno (${unit})`,
  `Saldo depois (${unit})`,
  'Encerrada em',
  'Seleções',
  'Código',
];

/** Formats the file of rounds and bets. A bet that is open or in an unknown state has no return. */
export function betsCsv(bets: readonly Bet[]): string {
  const rows = bets.map((bet) => [
    formatDate(bet.placed_at),
    formatTime(bet.placed_at),
    kindLabel(bet.kind),
    betName(bet),
    resultLabel(bet.result),
    formatReais(bet.stake),
    formatReais(bet.bonus_stake),
    bet.result === 'open' || bet.result === 'unknown' ? '' : formatReais(bet.returned),
    formatReais(bet.balance_after),
    bet.settled_at === null ? '' : `${formatDate(bet.settled_at)} ${formatTime(bet.settled_at)}`,
    bet.legs.map(({ event, market, selection }) => `${event}: ${selection} (${market})`).join(' | '),
    bet.id,
  ]);
  return toCsv([header(currencySymbol()), ...rows]);
}
