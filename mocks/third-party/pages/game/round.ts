import { isPlain } from '../../../../frames/protocol/fields';
import { type ActionName, type GameKind, gameKinds } from '../../../domain/games/round';
import { readData, isCents, errorMessage } from '../shared/responses';
import type { BackendResponse } from '../shared/backend';

/** Session with amounts in cents. */
export interface Session {
  readonly name: string;
  readonly kind: GameKind;
  readonly provider: string;
  readonly minBet: number;
  readonly maxBet: number;
  /** Return to player in percent. */
  readonly rtp: number;
  readonly balance: number;
  /** Last round; undefined if there is none, or if its data is invalid. */
  readonly round: Round | undefined;
}

/** Round with amounts in cents. */
export interface Round {
  readonly id: string;
  /** Total stake. */
  readonly amount: number;
  /** Content that the stage of the session's kind shows, unchecked. */
  readonly shown: object;
  /** Payout; undefined while the round is open. */
  readonly win: number | undefined;
  /** Decisions that an open round offers. */
  readonly actions: readonly ActionName[];
}

/**
 * Outcome of a request for a round or a decision; texts are in pt-BR. `played`: the round as it is now, open or ended; `over`: the session
 * has ended (401, 404 or 409); `refused` (any other 4xx): nothing changed; `unknown`: the response was lost, is an error of the server or
 * is invalid, so the request may have been executed.
 */
export type Outcome =
  | { readonly kind: 'played'; readonly round: Round; readonly balance: number }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'over'; readonly text: string }
  | { readonly kind: 'unknown' };

const SESSION_OVER = 'Esta sessão de jogo terminou. Volte e abra o jogo de novo.';
/** Stakes on offer, as multiples of the minimum bet. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Lists the stakes in cents, ascending, at most eleven; the last one is the maximum bet. */
export function listStakes(minBet: number, maxBet: number): number[] {
  const stakes = STEPS.map((step) => minBet * step).filter((stake) => stake <= maxBet);
  return stakes.at(-1) === maxBet ? stakes : [...stakes, maxBet];
}

/** Reads a session. Returns an error message (pt-BR) if the response has none or an invalid one. */
export function readSession(response: BackendResponse): Session | string {
  const data = readData(response);
  if (!isPlain(data) || !isPlain(data.game)) {
    if (response.status === 0 || response.status >= 500) return 'O jogo não respondeu. Confira sua conexão e tente de novo.';
    return response.status === 403 ? (errorMessage(response) ?? SESSION_OVER) : SESSION_OVER;
  }
  const { game } = data;
  const { name, provider, min_bet: minBet, max_bet: maxBet, rtp } = game;
  const kind = gameKinds.find((one) => one === game.kind);
  const { balance } = data;
  if (
    typeof name !== 'string' ||
    kind === undefined ||
    !isCents(minBet) ||
    !isCents(maxBet) ||
    minBet === 0 ||
    !isCents(balance) ||
    typeof rtp !== 'number'
  ) {
    return 'O jogo não pôde ser aberto. Tente de novo em alguns minutos.';
  }
  const round = readRound(data.round);
  return { name, kind, provider: typeof provider === 'string' ? provider : '', minBet, maxBet, rtp, balance, round };
}

/** Reads the outcome of a round or a decision from the response. */
export function readOutcome(response: BackendResponse): Outcome {
  const { status } = response;
  const data = readData(response);
  const round = readRound(data);
  if (round !== undefined && isPlain(data) && isCents(data.balance)) return { kind: 'played', round, balance: data.balance };
  if (status === 401 || status === 404 || status === 409) return { kind: 'over', text: SESSION_OVER };
  if (status >= 400 && status < 500)
    return { kind: 'refused', text: errorMessage(response) ?? 'A rodada não foi aceita. Nada foi cobrado.' };
  return { kind: 'unknown' };
}

function readRound(data: unknown): Round | undefined {
  if (!isPlain(data)) return undefined;
  const { id, amount, shown, win, actions } = data;
  if (typeof id !== 'string' || !isCents(amount) || !isPlain(shown) || !(win === null || isCents(win)) || !Array.isArray(actions)) {
    return undefined;
  }
  return { id, amount, shown, win: win ?? undefined, actions: actions.filter(isAction) };
}

const ACTIONS: readonly ActionName[] = ['hit', 'stand', 'double', 'cash-out'];

function isAction(name: unknown): name is ActionName {
  return ACTIONS.some((action) => action === name);
}
