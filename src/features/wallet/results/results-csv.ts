import type { ResultsStatement } from '@generated/api/model/results-statement';

import { formatDateTime, formatDay } from '@/shared/format/date';
import type { Amount } from '@/shared/format/money';
import { currencySymbol } from '@/shared/format/money';

import { formatReais, safeCell } from '../csv';
import { balanceRows, documentTitle, kindLabel } from './results-labels';

/** Formats the results as CSV for Brazilian spreadsheets: semicolons, decimal commas, a byte order mark. Kinds of bets are not grouped. */
export function resultsCsv(statement: ResultsStatement): string {
  const { from, to, is_final: isFinal, issued_at: issued, operator, brands, player, kinds, total, notice } = statement;
  const unit = currencySymbol();
  const rows: readonly (readonly (string | AmountCell)[])[] = [
    [documentTitle(statement)],
    ['Período', `${formatDay(from)} a ${formatDay(to)}`, isFinal ? 'Definitivo' : 'Parcial'],
    ['Emitido em', formatDateTime(issued)],
    ['Operadora', operator.name, operator.document],
    ['Marcas', brands.join(', ')],
    ['Titular', player.name, player.document],
    [],
    ['Tipo de aposta', 'Apostas', `Apostado (${unit})`, `Prêmios (${unit})`, `Resultado (${unit})`],
    ...kinds.map(({ kind, bets, stakes, prizes, net }) => [
      kindLabel(kind),
      String(bets),
      { cents: stakes },
      { cents: prizes },
      { cents: net },
    ]),
    ['Total', String(total.bets), { cents: total.stakes }, { cents: total.prizes }, { cents: total.net }],
    [],
    ['Saldo da conta', `Valor (${unit})`],
    ...balanceRows(statement).map(({ label, cents }) => [label, { cents }]),
    ...(notice === null ? [] : [[], [notice]]),
  ];
  return `\uFEFF${rows.map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`;
}

/** Amount in a cell. It is not escaped like a text: a negative amount is no formula. */
interface AmountCell {
  readonly cents: Amount;
}

function toCell(value: string | AmountCell): string {
  if (typeof value === 'string') return safeCell(value);
  return formatReais(value.cents);
}
