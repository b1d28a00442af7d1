import { isPlain } from '../../../../frames/protocol/fields';
import { readData, isCents } from '../shared/responses';
import type { BackendResponse, Call } from '../shared/backend';
import type { Limits } from './slip';

/** State of the offer that all players share. */
export interface BookInfo {
  /** Seed from which events and odds are computed. */
  readonly seed: string;
  /** Milliseconds to add to the local time to get the backend's time. */
  readonly clockOffsetMs: number;
  readonly limits: Limits;
}

/** Bet of the player, as far as it is displayed. */
export interface Bet {
  readonly id: string;
  /** Type: `single` or `multiple`. */
  readonly type: string;
  /** Stake in cents. */
  readonly stake: number;
  /** Odds as a decimal. */
  readonly odds: number;
  /** Payout in cents if the bet wins. */
  readonly potential: number;
  /** Status: `open`, `won`, `lost`, `void` or `cashed_out`. */
  readonly status: string;
  readonly placed_at: string;
  /** Payout in cents; null while open. */
  readonly paid: number | null;
  /** Cents for which the bet can be ended now; null without an offer. */
  readonly cash_out: number | null;
  readonly legs: readonly {
    readonly event_id: string;
    readonly event: string;
    readonly market: string;
    readonly selection: string;
    readonly odds: number;
    readonly status: string;
  }[];
}

/** The player whom the token names. */
export interface Account {
  /** Id of the player. */
  readonly player: string;
  /** Balance in cents. */
  readonly balance: number;
  readonly bets: readonly Bet[];
}

/** Values that apply until the backend responds, so that events are shown at once. */
export const DEFAULT_BOOK_INFO: BookInfo = { seed: 'palpite', clockOffsetMs: 0, limits: { min_single: 10, min_total: 50 } };

/** Loads seed, clock and limits of the book; returns undefined if there is no valid response. */
export async function loadBookInfo(call: Call, token?: string): Promise<BookInfo | undefined> {
  const data = readData(await call({ method: 'GET', path: '/__mock/sports/book', token }));
  if (!isPlain(data) || typeof data.seed !== 'string' || !isPlain(data.limits)) return undefined;
  const { min_single, min_total } = data.limits;
  const serverTime = Date.parse(String(data.server_time));
  if (!isCents(min_single) || !isCents(min_total) || Number.isNaN(serverTime)) return undefined;
  return { seed: data.seed, clockOffsetMs: serverTime - Date.now(), limits: { min_single, min_total } };
}

/**
 * Reads an account, without bets that lack id, stake, payout or selections; other fields of a bet are not checked. Returns undefined if the
 * response lacks player, bets or balance.
 */
export function readAccount(response: BackendResponse): Account | undefined {
  const data = readData(response);
  if (!Array.isArray(data) || !isPlain(response.body)) return undefined;
  const { player, balance } = response.body;
  if (typeof player !== 'string' || !isCents(balance)) return undefined;
  return { player, balance, bets: data.filter(isBet) };
}

function isBet(value: unknown): value is Bet {
  return isPlain(value) && typeof value.id === 'string' && isCents(value.stake) && isCents(value.potential) && Array.isArray(value.legs);
}
