import type { MinesGame } from '@generated/api/model/mines-game';

import { CELLS, nextCellChance } from '@/fairness/mines/odds';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { formatCounted, formatHundredths, formatPercent } from '@/shared/format/number';

import { NO_ROUND_TEXT } from './board/no-round-text';

/** Formats a multiplier: '1,20×'. */
export const formatFactor = (factor: number): string => `${formatHundredths(factor)}×`;

/** Formats '3 minas'. */
export const minesText = (mines: number): string => formatCounted(mines, 'mina', 'minas');

/**
 * Formats the chance that the next cell has a gem, in whole percent, with a decimal if it would round to 0 or 100.
 *
 * @param opened number of opened gems
 */
export function chanceText(mines: number, opened: number): string {
  const chance = nextCellChance(mines, opened);
  const whole = Math.round(chance);
  return formatPercent(whole === 0 || whole === 100 ? Math.round(chance * 10) / 10 : whole);
}

/**
 * Returns the round's state as text, also for screen readers.
 *
 * @param game null before the first round
 * @param maxPayout cents
 */
export function roundText(game: MinesGame | null, maxPayout: Amount): string {
  if (game === null) return NO_ROUND_TEXT;
  const { status, revealed, amount, mines, multiplier, payout } = game;
  if (status === 'unknown') return 'Rodada em processamento.';
  if (status === 'lost') return `Mina. Você perdeu ${formatMoney(amount)}.`;
  if (status === 'open') {
    if (revealed.length === 0) return `Rodada aberta com ${minesText(mines)}. Chance de diamante: ${chanceText(mines, 0)}.`;
    return `Diamante. Parar e levar: ${formatMoney(payout)}. Chance no próximo: ${chanceText(mines, revealed.length)}.`;
  }
  const won = `Você levou ${formatMoney(payout)}, ${formatFactor(multiplier)} da aposta.`;
  if (payout !== 'unknown' && maxPayout !== 'unknown' && payout >= maxPayout)
    return `Prêmio máximo: a rodada parou e você levou ${formatMoney(payout)}.`;
  if (revealed.length === CELLS - mines) return `Todos os diamantes abertos, a rodada parou. ${won}`;
  return won;
}
