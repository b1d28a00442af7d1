import { type BookEvent, scoreOf } from '../../book/events';
import { marketsOf, type Choice } from '../../book/quotes';
import type { Bet, House } from './account';
import type { Route } from './route';
import type { Selection, Slip } from './slip';

/** How the placing of the slip stands. `unknown`: there was no answer, so it may have been placed. */
export type Placing = 'idle' | 'sending' | 'unknown';

/** All that the book shows. */
export interface Model {
  readonly route: Route;
  readonly house: House;
  /** Whether the backend answered last. */
  readonly isReachable: boolean;
  /** The backend's clock, milliseconds since 1970. */
  readonly now: number;
  readonly events: readonly BookEvent[];
  /** Undefined for a visitor. */
  readonly token: string | undefined;
  /** Cents; undefined while it is not known. */
  readonly balance: number | undefined;
  /** Undefined while they are being fetched. */
  readonly bets: readonly Bet[] | undefined;
  readonly slip: Slip;
  readonly placing: Placing;
  /** What the last attempt came to (pt-BR). */
  readonly notice: { readonly kind: 'good' | 'bad'; readonly text: string } | undefined;
}

/** What can be done in the book. */
export interface Actions {
  toggle(selection: Selection): void;
  setMode(mode: Slip['mode']): void;
  setStake(typed: string, choice?: Choice): void;
  acceptOdds(): void;
  clear(): void;
  place(): void;
  login(): void;
  reload(): void;
  /** Brings the slip into sight. */
  showSlip(): void;
}

/** An event with what is offered on it and how it stands. */
export function lookAt({ house, now }: Pick<Model, 'house' | 'now'>, event: BookEvent) {
  return { event, markets: marketsOf(house.seed, event, now), score: scoreOf(house.seed, event, now) };
}
export type Seen = ReturnType<typeof lookAt>;
