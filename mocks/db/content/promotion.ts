/** Promotion whose days count from the world's first one, which is day 0; null means open-ended. */
export interface OperatorPromotion {
  id: string;
  title: string;
  summary: string;
  /** First day, inclusive. */
  from: number | null;
  /** First day after the end. */
  to: number | null;
  /** Description as HTML. */
  content: string;
  /** Rules as HTML. */
  rules: string;
  /** Mission of the promotion. Without one there is no reward. */
  mission?: Mission;
}

/**
 * Bonus (`gift`) for settled real-money casino stakes that add up to `staked`, placed between joining and the end. Amounts are in cents,
 * times in ms; the bonus must be wagered `multiplier` times.
 */
export interface Mission {
  staked: number;
  gift: { name: string; amount: number; multiplier: number; lifetimeMs: number };
}

const LEADING_RULES = [
  'Somente para maiores de 18 anos, com a conta verificada.',
  'É preciso aderir nesta página. Contam apostas feitas depois da adesão.',
];

const CLOSING_RULES = [
  'Nenhum prêmio depende de cadastro ou de depósito. Apostas devolvidas ou anuladas não contam.',
  'Quem está em pausa ou em autoexclusão não participa. Um CPF participa uma vez.',
  'Valem a <a href="/politica-de-bonus">política de bônus</a> e os seus <a href="/user/protection">limites</a>. Jogue com <a href="/jogo-responsavel">responsabilidade</a>: a casa tem vantagem em todos os jogos.',
];

/** Builds the rules from own and common ones (pt-BR HTML); `counts` names the bets that count. */
export function promotionRules(counts: string, own: readonly string[]): string {
  return `<ol>${[...LEADING_RULES, counts, ...own, ...CLOSING_RULES].map((rule) => `<li>${rule}</li>`).join('')}</ol>`;
}
