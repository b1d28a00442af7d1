import { isPlain } from '../../message-fields';
import { dataOf, isCents } from '../shared/answers';
import type { Answer, Call } from '../shared/backend';
import type { Limits } from './slip';

/** What the backend says of the book. */
export interface House {
  readonly seed: string;
  /** What the backend's clock is ahead of this machine's, in milliseconds. */
  readonly ahead: number;
  readonly limits: Limits;
}

/** A bet as the contract's SportsBet has it, so far as the book shows it. */
export interface Bet {
  readonly id: string;
  readonly type: string;
  /** Cents. */
  readonly stake: number;
  /** Decimal. */
  readonly odds: number;
  /** Cents. */
  readonly potential: number;
  readonly status: string;
  readonly placed_at: string;
  readonly legs: readonly {
    readonly event: string;
    readonly market: string;
    readonly selection: string;
    readonly odds: number;
    readonly status: string;
  }[];
}

export interface Account {
  readonly balance: number;
  readonly bets: readonly Bet[];
}

/** The house of an unreachable backend: the book can be read all the same. */
export const UNKNOWN_HOUSE: House = { seed: 'palpite', ahead: 0, limits: { min_single: 10, min_total: 50 } };

/** Asks for the seed, the clock and the limits; undefined while the backend does not answer. */
export async function loadHouse(call: Call): Promise<House | undefined> {
  const data = dataOf(await call({ method: 'GET', path: '/__mock/sports/book' }));
  if (!isPlain(data) || typeof data.seed !== 'string' || !isPlain(data.limits)) return undefined;
  const { min_single, min_total } = data.limits;
  const moment = Date.parse(String(data.server_time));
  if (!isCents(min_single) || !isCents(min_total) || Number.isNaN(moment)) return undefined;
  return { seed: data.seed, ahead: moment - Date.now(), limits: { min_single, min_total } };
}

/** Reads an answer that bears the player's bets and balance; undefined for any other. */
export function accountOf(answer: Answer): Account | undefined {
  const data = dataOf(answer);
  if (!Array.isArray(data) || !isPlain(answer.body) || !isCents(answer.body.balance)) return undefined;
  return { balance: answer.body.balance, bets: data.filter(isBet) };
}

function isBet(value: unknown): value is Bet {
  return isPlain(value) && typeof value.id === 'string' && isCents(value.stake) && isCents(value.potential) && Array.isArray(value.legs);
}
