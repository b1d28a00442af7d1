import { isPlain } from '../../../../frames/protocol/fields';
import { lines, REELS, ROWS, type SymbolId, symbolIds } from '../../../domain/slot/symbols';
import type { Win } from '../../../domain/slot/find-wins';
import { readData, isCents, errorMessage } from '../shared/responses';
import type { BackendResponse } from '../shared/backend';

/** Session with amounts in cents. */
export interface Session {
  readonly name: string;
  readonly provider: string;
  readonly minBet: number;
  readonly maxBet: number;
  /** Return to player in percent. */
  readonly rtp: number;
  readonly balance: number;
}

/**
 * Outcome of a round; texts are in pt-BR. `refused`: the round was not played; `over`: the session has ended; `unknown`: the
 * response was lost, so the round may have been played.
 */
export type Outcome =
  | { readonly kind: 'played'; readonly grid: SymbolId[][]; readonly wins: Win[]; readonly win: number; readonly balance: number }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'over'; readonly text: string }
  | { readonly kind: 'unknown' };

const SESSION_OVER = 'Esta sessão de jogo terminou. Volte e abra o jogo de novo.';
/** Stakes on offer, as multiples of the minimum bet. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Lists the stakes in cents, ascending. */
export function listStakes(minBet: number, maxBet: number): number[] {
  const stakes = STEPS.map((step) => minBet * step).filter((stake) => stake <= maxBet);
  return stakes.at(-1) === maxBet ? stakes : [...stakes, maxBet];
}

/** Reads a session. Returns an error message (pt-BR) if it is invalid. */
export function readSession(response: BackendResponse): Session | string {
  const data = readData(response);
  if (!isPlain(data) || !isPlain(data.game)) {
    if (response.status === 0 || response.status >= 500) return 'O jogo não respondeu. Confira sua conexão e tente de novo.';
    return response.status === 403 ? (errorMessage(response) ?? SESSION_OVER) : SESSION_OVER;
  }
  const { name, provider, min_bet: minBet, max_bet: maxBet, rtp } = data.game;
  const { balance } = data;
  if (typeof name !== 'string' || !isCents(minBet) || !isCents(maxBet) || minBet === 0 || !isCents(balance) || typeof rtp !== 'number') {
    return 'O jogo não pôde ser aberto. Tente de novo em alguns minutos.';
  }
  return { name, provider: typeof provider === 'string' ? provider : '', minBet, maxBet, rtp, balance };
}

/** Reads the outcome of a round from the response. */
export function readOutcome(response: BackendResponse): Outcome {
  const { status } = response;
  const data = readData(response);
  if (isPlain(data)) {
    const { grid, wins, win, balance } = data;
    if (isGrid(grid) && Array.isArray(wins) && wins.every(isWin) && isCents(win) && isCents(balance)) {
      return { kind: 'played', grid, wins, win, balance };
    }
  }
  if (status === 401 || status === 404 || status === 409) return { kind: 'over', text: SESSION_OVER };
  if (status >= 400 && status < 500)
    return { kind: 'refused', text: errorMessage(response) ?? 'A rodada não foi aceita. Nada foi cobrado.' };
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
