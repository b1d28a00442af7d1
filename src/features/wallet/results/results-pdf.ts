import type { ResultsStatement } from '@generated/api/model/results-statement';

import { formatMoney, formatSignedMoney } from '@/shared/format/money';
import { formatCount } from '@/shared/format/number';
import type { PdfContent } from '@/shared/pdf/create-pdf';

import { balanceRows, documentTitle, kindRows, OTHER_ENTRIES_NOTE, partyRows, REAL_MONEY_NOTE, stateText, taxText } from './results-labels';

/** Returns the content of the PDF of a certificate or statement, the same as that of the page (SPEC Q24). */
export function resultsPdf(statement: ResultsStatement): PdfContent {
  return {
    title: documentTitle(statement),
    blocks: [
      { kind: 'text', text: stateText(statement) },
      { kind: 'rows', rows: partyRows(statement) },
      { kind: 'heading', text: 'Resultado por tipo de aposta' },
      {
        kind: 'table',
        head: ['Tipo', 'Resultado', 'Apostado', 'Prêmios', 'Apostas'],
        rows: kindRows(statement).map(({ label, role, net, stakes, prizes, bets }) => [
          role === 'part' ? `\u00A0\u00A0${label}` : label,
          formatSignedMoney(net),
          formatMoney(stakes),
          formatMoney(prizes),
          formatCount(bets),
        ]),
      },
      { kind: 'text', text: REAL_MONEY_NOTE },
      { kind: 'heading', text: 'Saldo da conta' },
      {
        kind: 'rows',
        rows: balanceRows(statement).map(({ label, cents, isSigned = false }) => [
          label,
          isSigned ? formatSignedMoney(cents) : formatMoney(cents),
        ]),
      },
      { kind: 'text', text: OTHER_ENTRIES_NOTE },
      { kind: 'heading', text: 'Imposto de renda' },
      { kind: 'text', text: taxText(statement.tax) },
      ...(statement.notice === null ? [] : [{ kind: 'text' as const, text: statement.notice }]),
    ],
  };
}
