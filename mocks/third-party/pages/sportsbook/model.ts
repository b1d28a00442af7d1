import { type BookEvent, getScore } from '../../book/events';
import { listMarkets, type Choice } from '../../book/quotes';
import type { Call } from '../shared/backend';
import type { Bet, BookInfo } from './account';
import type { Route } from './route';
import type { Selection, Slip } from './slip';

/** State of placing the slip. `unknown`: the response was lost, so the bets may have been placed. */
export type Placing = 'idle' | 'sending' | 'unknown';

export interface Model {
  readonly route: Route;
  readonly info: BookInfo;
  /** False if the backend did not respond to the last request. */
  readonly isReachable: boolean;
  /** Backend time, milliseconds since 1970. */
  readonly now: number;
  readonly events: readonly BookEvent[];
  /** Undefined for a visitor. */
  readonly token: string | undefined;
  /** Cents. Undefined until it is known. */
  readonly balance: number | undefined;
  /** Undefined until they are loaded. */
  readonly bets: readonly Bet[] | undefined;
  readonly slip: Slip;
  readonly placing: Placing;
  /** Result of the last attempt (pt-BR). */
  readonly notice: { readonly kind: 'good' | 'bad'; readonly text: string } | undefined;
}

export interface BookOptions {
  readonly call: Call;
  /** Undefined for a visitor. */
  readonly token?: string | undefined;
  /** First page, unless the URL has a hash. */
  readonly path?: string | undefined;
  onNavigate(path: string): void;
  /** `stake` in cents. */
  onBetPlaced(bets: number, stake: number): void;
  onTokenExpired(): void;
  onLoginRequired(): void;
  /** Requests to scroll, in CSS pixels from the top. */
  onScroll?(top: number): void;
}

export interface Actions {
  toggle(selection: Selection): void;
  setMode(mode: Slip['mode']): void;
  setStake(typed: string, choice?: Choice): void;
  acceptOdds(): void;
  clear(): void;
  place(): void;
  login(): void;
  reload(): void;
  showSlip(): void;
}

/** Adds markets and score to an event. */
export function toOfferedEvent({ info, now }: Pick<Model, 'info' | 'now'>, event: BookEvent) {
  return { event, markets: listMarkets(info.seed, event, now), score: getScore(info.seed, event, now) };
}
export type OfferedEvent = ReturnType<typeof toOfferedEvent>;
