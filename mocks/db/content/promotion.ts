/** A promotion of the house. Days are counted from the day on which the world began; null is open on that side. */
export interface HousePromotion {
  id: string;
  title: string;
  summary: string;
  /** The first day. */
  from: number | null;
  /** The first day after it. */
  to: number | null;
  /** HTML. */
  content: string;
  /** HTML. */
  rules: string;
  /** What it gives, and for how much of settled stakes. Without it nothing is given by itself. */
  mission?: Mission;
}

/** A bonus for settled stakes of real money in the casino, placed from joining to the end. Cents and milliseconds. */
export interface Mission {
  staked: number;
  gift: { name: string; amount: number; multiplier: number; life: number };
}

const FOR_ALL = [
  'Somente para maiores de 18 anos, com a conta verificada.',
  'É preciso aderir nesta página. Contam apostas feitas depois da adesão.',
];

const ALWAYS = [
  'Nenhum prêmio depende de cadastro ou de depósito. Apostas devolvidas ou anuladas não contam.',
  'Quem está em pausa ou em autoexclusão não participa. Um CPF participa uma vez.',
  'Valem a <a href="/politica-de-bonus">política de bônus</a> e os seus <a href="/user/protection">limites</a>. Jogue com <a href="/jogo-responsavel">responsabilidade</a>: a casa tem vantagem em todos os jogos.',
];

/**
 * The rules of a promotion, between those that hold for all.
 *
 * @param counts which bets count (pt-BR)
 * @param own further ones of its own (pt-BR, HTML)
 */
export function rulesOf(counts: string, own: readonly string[]): string {
  return `<ol>${[...FOR_ALL, counts, ...own, ...ALWAYS].map((rule) => `<li>${rule}</li>`).join('')}</ol>`;
}
