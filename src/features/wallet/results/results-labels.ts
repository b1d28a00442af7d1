import type { BetKind } from '@generated/api/model/bet-kind';
import type { ResultsByKind } from '@generated/api/model/results-by-kind';
import type { ResultsStatement } from '@generated/api/model/results-statement';
import type { ResultsTax } from '@generated/api/model/results-tax';

import { formatDateTime, formatDay } from '@/shared/format/date';
import { differenceOf, sumOf } from '@/shared/format/amount-math';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { formatPercent } from '@/shared/format/number';
import { labelOf } from '@/shared/lib/label-of';

import { dayBefore, periodName } from './results-period';

/** Labels of the kinds of bets, also in the history of bets. */
export const KIND_LABELS: Readonly<Record<BetKind, string>> = {
  sports: 'Apostas esportivas',
  casino: 'Cassino',
  live: 'Cassino ao vivo',
  mines: 'Mines',
  double: 'Double',
};

/** Returns the label of a kind of bets, 'Outro tipo' for an unknown one. */
export const kindLabel = (kind: ResultsByKind['kind']): string => labelOf(KIND_LABELS, kind, 'Outro tipo');

/** Returns the rows about period, player and operator. */
export function partyRows({ from, to, player, operator, brands }: ResultsStatement): readonly (readonly [label: string, value: string])[] {
  return [
    ['Período', `${formatDay(from)} a ${formatDay(to)}`],
    ['Titular', player.name],
    ['CPF', player.document],
    ['Operadora', operator.name],
    ['CNPJ', operator.document],
    ['Marcas', brands.length === 0 ? 'Nenhuma aposta' : brands.join(', ')],
  ];
}

/** Returns the text about the state of the document: final or provisional, and the time of its issue. */
export function stateText({ is_final: isFinal, issued_at: issued }: ResultsStatement): string {
  return `${isFinal ? 'Período encerrado.' : 'Parcial: o período ainda não terminou.'} Emitido em ${formatDateTime(issued)}.`;
}

/** Numbers of one row: bets, stakes, prizes and net result. */
type Sums = Omit<ResultsByKind, 'kind'>;

/**
 * Returns the rows of the results: sports events, online games with a `part` for each kind, and the total. Events and games are
 * taxed separately, so that an unknown kind is added to neither and has a `sum` of its own. Amounts are in cents.
 */
export function kindRows({ kinds, total }: ResultsStatement): readonly (Sums & { label: string; role: 'sum' | 'part' | 'total' })[] {
  const games = kinds.filter(({ kind }) => kind !== 'sports' && kind !== 'unknown');
  const events = kinds.filter(({ kind }) => kind === 'sports');
  const others = kinds.filter(({ kind }) => kind === 'unknown');
  return [
    { label: 'Eventos esportivos', role: 'sum', ...sumUp(events) },
    { label: 'Jogos on-line', role: 'sum', ...sumUp(games) },
    ...games.map(({ kind, ...sums }) => ({ label: kindLabel(kind), role: 'part' as const, ...sums })),
    ...others.map(({ kind, ...sums }) => ({ label: kindLabel(kind), role: 'sum' as const, ...sums })),
    { label: 'Total', role: 'total', ...total },
  ];
}

function sumUp(kinds: readonly Sums[]): Sums {
  const sum = (field: 'stakes' | 'prizes' | 'net') => sumOf(...kinds.map((each) => each[field]));
  return { bets: kinds.reduce((total, { bets }) => total + bets, 0), stakes: sum('stakes'), prizes: sum('prizes'), net: sum('net') };
}

/** Notes below the results (only settled bets of real money count) and below the balances (entries that the row of others contains). */
export const REAL_MONEY_NOTE = 'Apostas liquidadas em dinheiro real. Bônus apostado não entra.';
export const OTHER_ENTRIES_NOTE = 'Outros lançamentos são bônus resgatados, indicações, ajustes, apostas em aberto e saques em andamento.';

/** Returns the title: certificate of a year, or statement of a month. */
export function documentTitle({ period }: Pick<ResultsStatement, 'period'>): string {
  return `${period.length === 4 ? 'Comprovante anual de resultados' : 'Extrato mensal de resultados'}: ${periodName(period)}`;
}

/** Returns the account's movements from the opening to the closing balance, in cents. `isSigned`: shown with plus or minus. */
export function balanceRows(statement: ResultsStatement): readonly { label: string; cents: Amount; isSigned?: boolean }[] {
  const { from, to, opening_balance: opening, deposits, withdrawals, total, other, closing_balance: closing } = statement;
  return [
    { label: `Saldo em ${formatDay(dayBefore(from))}`, cents: opening },
    { label: 'Depósitos', cents: deposits, isSigned: true },
    { label: 'Saques', cents: differenceOf(0, withdrawals), isSigned: true },
    { label: 'Resultado das apostas', cents: total.net, isSigned: true },
    { label: 'Outros lançamentos', cents: other, isSigned: true },
    { label: `Saldo em ${formatDay(to)}`, cents: closing },
  ];
}

/**
 * Returns the text about income tax by art. 31 of Lei 14.790/2023 and IN RFB 2.299/2025. It has numbers only if the operator
 * states them (SPEC D22, Q24).
 */
export function taxText(tax: ResultsTax | null): string {
  const law = 'O imposto de renda incide sobre o prêmio líquido: os prêmios menos as apostas (Lei 14.790/2023, art. 31).';
  const sum = 'Na conta do ano entram todas as casas onde você apostou, com eventos esportivos e jogos on-line calculados à parte.';
  const rate =
    tax !== null &&
    tax.exempt_amount !== 'unknown' &&
    `A alíquota é de ${formatPercent(tax.rate_bp / 100)} sobre o que passar de ${formatMoney(tax.exempt_amount)} no ano.`;
  return [law, rate, sum, 'Este documento traz os números, não calcula o imposto. Confira as regras do seu ano com a Receita Federal.']
    .filter(Boolean)
    .join(' ');
}
