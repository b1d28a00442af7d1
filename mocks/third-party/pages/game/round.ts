import { isPlain } from '../../message-fields';
import { lines, REELS, ROWS, type SymbolId, symbolIds } from '../../slot/symbols';
import type { Win } from '../../slot/wins';
import { dataOf, isCents, refusal } from '../shared/answers';
import type { Answer } from '../shared/backend';

/** A game session as the backend tells it. Amounts in cents. */
export interface Session {
  readonly name: string;
  readonly provider: string;
  readonly minBet: number;
  readonly maxBet: number;
  /** Percent. */
  readonly rtp: number;
  readonly balance: number;
}

/** What became of a round. `unknown`: no answer came, so it may have been played. */
export type Outcome =
  | { readonly kind: 'played'; readonly grid: SymbolId[][]; readonly wins: Win[]; readonly win: number; readonly balance: number }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'over'; readonly text: string }
  | { readonly kind: 'unknown' };

const SESSION_OVER = 'Esta sessão de jogo terminou. Volte e abra o jogo de novo.';
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The stakes that can be chosen, from the least to the greatest. */
export function stakesOf(minBet: number, maxBet: number): number[] {
  const stakes = STEPS.map((step) => minBet * step).filter((stake) => stake <= maxBet);
  return stakes.at(-1) === maxBet ? stakes : [...stakes, maxBet];
}

/** Reads the answer about a session; a text (pt-BR) when there is nothing to play. */
export function sessionOf(answer: Answer): Session | string {
  const data = dataOf(answer);
  if (!isPlain(data) || !isPlain(data.game)) {
    if (answer.status === 0 || answer.status >= 500) return 'O jogo não respondeu. Confira sua conexão e tente de novo.';
    return answer.status === 403 ? (refusal(answer) ?? SESSION_OVER) : SESSION_OVER;
  }
  const { name, provider, min_bet: minBet, max_bet: maxBet, rtp } = data.game;
  const { balance } = data;
  if (typeof name !== 'string' || !isCents(minBet) || !isCents(maxBet) || minBet === 0 || !isCents(balance) || typeof rtp !== 'number') {
    return 'O jogo não pôde ser aberto. Tente de novo em alguns minutos.';
  }
  return { name, provider: typeof provider === 'string' ? provider : '', minBet, maxBet, rtp, balance };
}

/** Reads the answer to a spin. */
export function outcomeOf(answer: Answer): Outcome {
  const { status } = answer;
  const data = dataOf(answer);
  if (isPlain(data)) {
    const { grid, wins, win, balance } = data;
    if (isGrid(grid) && Array.isArray(wins) && wins.every(isWin) && isCents(win) && isCents(balance)) {
      return { kind: 'played', grid, wins, win, balance };
    }
  }
  if (status === 401 || status === 404 || status === 409) return { kind: 'over', text: SESSION_OVER };
  if (status >= 400 && status < 500) return { kind: 'refused', text: refusal(answer) ?? 'A rodada não foi aceita. Nada foi cobrado.' };
  return { kind: 'unknown' };
}

function isSymbol(value: unknown): value is SymbolId {
  return symbolIds.some((symbol) => symbol === value);
}

function isGrid(value: unknown): value is SymbolId[][] {
  return (
    Array.isArray(value) &&
    value.length === REELS &&
    value.every((reel) => Array.isArray(reel) && reel.length === ROWS && reel.every(isSymbol))
  );
}

function isWin(value: unknown): value is Win {
  return (
    isPlain(value) &&
    isCents(value.line) &&
    value.line < lines.length &&
    isSymbol(value.symbol) &&
    isCents(value.count) &&
    isCents(value.amount)
  );
}
