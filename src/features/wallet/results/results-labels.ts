import type { BetKind } from '@generated/api/model/bet-kind';
import type { ResultsStatement } from '@generated/api/model/results-statement';
import type { ResultsTax } from '@generated/api/model/results-tax';

import { formatDay } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';

import { dayBefore, periodName } from './results-period';

export const KIND_LABELS: Readonly<Record<BetKind, string>> = {
  sports: 'Apostas esportivas',
  casino: 'Cassino',
  live: 'Cassino ao vivo',
  mines: 'Mines',
  double: 'Double',
};

/** Returns true for virtual events, whose results are taxed apart from those of real events. */
export const isOnlineGame = (kind: BetKind): boolean => kind !== 'sports';

export function documentTitle({ period }: Pick<ResultsStatement, 'period'>): string {
  return `${period.length === 4 ? 'Comprovante anual de resultados' : 'Extrato mensal de resultados'}: ${periodName(period)}`;
}

/** Returns the account's movements from the opening to the closing balance, in cents. */
export function balanceRows(statement: ResultsStatement): readonly { label: string; cents: number; isSigned?: boolean }[] {
  const { from, to, opening_balance: opening, deposits, withdrawals, total, other, closing_balance: closing } = statement;
  return [
    { label: `Saldo em ${formatDay(dayBefore(from))}`, cents: opening },
    { label: 'Depósitos', cents: deposits, isSigned: true },
    { label: 'Saques', cents: -withdrawals, isSigned: true },
    { label: 'Resultado das apostas', cents: total.net, isSigned: true },
    { label: 'Outros lançamentos', cents: other, isSigned: true },
    { label: `Saldo em ${formatDay(to)}`, cents: closing },
  ];
}

/** Words art. 31 of Lei 14.790/2023 and IN RFB 2.299/2025; without numbers unless the operator states them (SPEC D22, Q24). */
export function taxText(tax: ResultsTax | null): string {
  const law = 'O imposto de renda incide sobre o prêmio líquido: os prêmios menos as apostas (Lei 14.790/2023, art. 31).';
  const sum = 'Na conta do ano entram todas as casas onde você apostou, com eventos esportivos e jogos on-line calculados à parte.';
  const rate = tax && `A alíquota é de ${formatPercent(tax.rate_bp / 100)} sobre o que passar de ${formatMoney(tax.exempt_amount)} no ano.`;
  return [law, rate, sum, 'Este documento traz os números, não calcula o imposto. Confira as regras do seu ano com a Receita Federal.']
    .filter(Boolean)
    .join(' ');
}
