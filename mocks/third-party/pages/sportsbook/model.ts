import { type BookEvent, getScore } from '../../book/events';
import { listMarkets, type Choice } from '../../book/quotes';
import type { Call } from '../shared/backend';
import type { Bet, BookInfo } from './account';
import type { Route } from './route';
import type { Selection, Slip } from './slip';

/** `unknown`: the response was lost, so the bets may have been placed. */
type Placing = 'idle' | 'sending' | 'unknown';

export interface Model {
  readonly route: Route;
  readonly info: BookInfo;
  /** By the last request. */
  readonly isReachable: boolean;
  /** Backend time. */
  readonly now: number;
  readonly events: readonly BookEvent[];
  /** Undefined for a visitor. */
  readonly token: string | undefined;
  /** Id of the token's player. Undefined until loaded. */
  readonly player: string | undefined;
  /** Cents. */
  readonly balance: number | undefined;
  /** Undefined until loaded. */
  readonly bets: readonly Bet[] | undefined;
  readonly slip: Slip;
  readonly placing: Placing;
  /** Of the last attempt (pt-BR). */
  readonly notice: { readonly kind: 'good' | 'bad'; readonly text: string } | undefined;
}

export interface BookOptions {
  readonly call: Call;
  /** Undefined for a visitor. */
  readonly token?: string | undefined;
  /** Unless the URL has a hash. */
  readonly path?: string | undefined;
  onNavigate(path: string): void;
  /** In cents. */
  onBetPlaced(bets: number, stake: number): void;
  onTokenExpired(): void;
  onLoginRequired(): void;
  /** In CSS pixels. */
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

export function toOfferedEvent({ info, now }: Pick<Model, 'info' | 'now'>, event: BookEvent) {
  return { event, markets: listMarkets(info.seed, event, now), score: getScore(info.seed, event, now) };
}
export type OfferedEvent = ReturnType<typeof toOfferedEvent>;
