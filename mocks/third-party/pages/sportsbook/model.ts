import { type BookEvent, getScore } from '../../book/events';
import { listMarkets, type Choice } from '../../book/quotes';
import type { Call } from '../shared/backend';
import type { Bet, BookInfo } from './account';
import type { OddsMoves } from './odds-moves';
import type { Preferences } from './preferences';
import type { Route } from './route';
import type { OddsPolicy, Selection, Slip } from './slip';

/** `unknown`: the response was lost, so the bets may have been placed. */
type Placing = 'idle' | 'sending' | 'unknown';

/** `unknown`: the response was lost, so the bet may have ended. */
export interface CashOut {
  /** Id. */
  readonly bet: string;
  /** Cents that the player saw. */
  readonly amount: number;
  /** Idempotency key. */
  readonly key: string;
  readonly state: 'asking' | 'sending' | 'unknown';
  /** Of the last attempt (pt-BR). */
  readonly problem?: string;
}

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
  readonly preferences: Preferences;
  /** The slip is a bar at the lower edge, which opens as a sheet. */
  readonly isNarrow: boolean;
  readonly isSheetOpen: boolean;
  readonly placing: Placing;
  /** The bet that the player is ending early. */
  readonly cashOut: CashOut | undefined;
  readonly moves: OddsMoves;
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
  /** A bet was ended early. */
  onBetsChanged?(): void;
  onTokenExpired(): void;
  onLoginRequired(): void;
}

export interface Actions {
  toggle(selection: Selection): void;
  setMode(mode: Slip['mode']): void;
  setStake(typed: string, choice?: Choice): void;
  /** Sets the stake of every bet on the slip. */
  setAllStakes(typed: string): void;
  setOddsPolicy(policy: OddsPolicy): void;
  setQuick(isQuick: boolean): void;
  clear(): void;
  /** Accepts moved odds, if there are any, and places the slip. */
  place(): void;
  login(): void;
  reload(): void;
  openSlip(): void;
  closeSlip(): void;
  dismissNotice(): void;
  /** Offers the bet's amount for confirmation. */
  askCashOut(bet: Bet): void;
  confirmCashOut(): void;
  cancelCashOut(): void;
}

export function toOfferedEvent({ info, now }: Pick<Model, 'info' | 'now'>, event: BookEvent) {
  return { event, markets: listMarkets(info.seed, event, now), score: getScore(info.seed, event, now) };
}
export type OfferedEvent = ReturnType<typeof toOfferedEvent>;
