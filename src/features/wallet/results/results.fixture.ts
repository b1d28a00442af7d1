import type { ResultsStatement } from '@generated/api/model/results-statement';

/** The example of the contract: a year that is over. */
export const statement: ResultsStatement = {
  period: '2025',
  from: '2025-01-01',
  to: '2025-12-31',
  is_final: true,
  issued_at: '2026-02-20T10:00:00-03:00',
  operator: { name: 'Operadora Exemplo S.A.', document: '12.345.678/0001-95' },
  brands: ['Palpite'],
  player: { name: 'Ana Souza', document: '529.982.247-25' },
  opening_balance: 10_000,
  deposits: 50_000,
  withdrawals: 20_000,
  other: 0,
  closing_balance: 39_000,
  kinds: [
    { kind: 'sports', bets: 12, stakes: 12_000, prizes: 15_000, net: 3000 },
    { kind: 'casino', bets: 80, stakes: 16_000, prizes: 12_000, net: -4000 },
    { kind: 'live', bets: 0, stakes: 0, prizes: 0, net: 0 },
    { kind: 'mines', bets: 10, stakes: 1000, prizes: 1000, net: 0 },
    { kind: 'double', bets: 5, stakes: 500, prizes: 500, net: 0 },
  ],
  total: { bets: 107, stakes: 29_500, prizes: 28_500, net: -1000 },
  tax: { rate_bp: 1500, exempt_amount: 2_846_720 },
  notice: 'Texto exigido pela Receita Federal, fornecido pela operadora.',
};
