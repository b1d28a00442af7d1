import { type BookEvent, getScore } from '../../../domain/book/events';
import { listMarkets, type Market, marketRows, type Choice } from '../../../domain/book/quotes';
import type { Score } from '../../../domain/book/sport-simulation';
import type { Call } from '../shared/backend';
import type { Bet, BookInfo } from './account';
import type { OddsMoves } from './odds-moves';
import type { Preferences } from './preferences';
import type { Route } from './route';
import type { OddsPolicy, Selection, Slip } from './slip';

/** State of the placement. `idle`: the slip can be changed; `unknown`: the response was lost, so the bets may have been placed. */
type Placing = 'idle' | 'sending' | 'unknown';

/**
 * Early end of a bet. `asking`: the player has to confirm the amount; `unknown`: the response was lost, so the bet may have
 * ended.
 */
export interface CashOut {
  /** Id of the bet. */
  readonly bet: string;
  /** Offer in cents for the whole bet that the player saw. */
  readonly offer: number;
  /** Percent of the bet that ends early. */
  readonly share: number;
  /** Idempotency key of the request. */
  readonly key: string;
  readonly state: 'asking' | 'sending' | 'unknown';
  /** Problem of the last attempt (pt-BR). */
  readonly problem?: string | undefined;
}

/** State from which the sportsbook is rendered. */
export interface Model {
  readonly route: Route;
  readonly info: BookInfo;
  /** False if the last attempt to load the book failed. */
  readonly isReachable: boolean;
  /** Time of the backend, in Unix ms. */
  readonly now: number;
  readonly events: readonly BookEvent[];
  /** Token of the player; undefined for a visitor. */
  readonly token: string | undefined;
  /** Id of the token's player; undefined until loaded. */
  readonly player: string | undefined;
  /** Balance in cents. */
  readonly balance: number | undefined;
  /** Bets of the player; undefined until loaded. */
  readonly bets: readonly Bet[] | undefined;
  readonly slip: Slip;
  readonly preferences: Preferences;
  /** True if the slip is a bar at the lower edge, which opens as a sheet. */
  readonly isNarrow: boolean;
  readonly isSheetOpen: boolean;
  readonly placing: Placing;
  /** True while the player is asked if an unusually high stake is right. */
  readonly isAsked: boolean;
  /** Group of the markets that the page of an event shows; undefined for the first. */
  readonly group: string | undefined;
  /** Text that the player searches. */
  readonly query: string;
  /** The bet that the player is ending early. */
  readonly cashOut: CashOut | undefined;
  /** Directions in which odds have just moved. */
  readonly moves: OddsMoves;
  /** Notice about the last attempt (pt-BR). */
  readonly notice: { readonly kind: 'good' | 'bad'; readonly text: string } | undefined;
}

/** Options of the sportsbook, and what it reports to the page around it. */
export interface BookOptions {
  readonly call: Call;
  /** Token of the player; undefined for a visitor. */
  readonly token?: string | undefined;
  /** Path of the first page, unless the URL has a hash. */
  readonly path?: string | undefined;
  /** Called with the first path at once, and with each later one. */
  onNavigate(path: string): void;
  /** Called after bets were placed, with their number and their whole stake in cents. */
  onBetPlaced(bets: number, stake: number): void;
  /** Called after a bet was ended early. */
  onBetsChanged?(): void;
  /** Called each time the backend rejects the token. The page then gives the book a new one by `setToken`. */
  onTokenExpired(): void;
  /** Called when a visitor presses the button that logs in. */
  onLoginRequired(): void;
}

/** Actions of the player. Those that change selections or stakes do nothing while a bet is sent or its outcome is unknown. */
export interface Actions {
  toggle(selection: Selection): void;
  setMode(mode: Slip['mode']): void;
  /** Sets the stake of a single bet, or without a choice that of the multiple. */
  setStake(cents: number, choice?: Choice): void;
  /** Sets the stake of every bet on the slip. */
  setAllStakes(cents: number): void;
  setOddsPolicy(policy: OddsPolicy): void;
  /** Sets if a new selection has the last stake at once. */
  setQuick(isQuick: boolean): void;
  /** Empties the slip and closes its sheet. */
  clear(): void;
  /** Replaces the slip by the last one that the player tried to place, as far as it is offered. Its current odds count as accepted. */
  repeat(): void;
  setGroup(group: string): void;
  search(query: string): void;
  /** Adds a team or a league to the favourites, or removes it. */
  toggleFavourite(name: string): void;
  /** Accepts moved odds, if there are any, and places the slip. An unusually high stake needs a second press. */
  place(): void;
  /** Leads from the question about an unusually high stake back to its field. */
  rejectStake(): void;
  login(): void;
  reload(): void;
  openSlip(): void;
  closeSlip(): void;
  dismissNotice(): void;
  /** Asks the player to confirm the bet's offer. Does nothing without an offer. */
  askCashOut(bet: Bet): void;
  /** Sets the percent of the bet that ends early. */
  setCashOutShare(share: number): void;
  confirmCashOut(): void;
  cancelCashOut(): void;
}

/** Event with its current markets and score. */
export interface OfferedEvent {
  readonly event: BookEvent;
  readonly markets: readonly Market[];
  readonly score: Score | undefined;
}

/** Adds the main market and the score to an event. */
export const withMainMarket = oncePerTick((event, { info, now }) => ({
  event,
  markets: listMarkets(info.seed, event, now, marketRows(event).slice(0, 1)),
  score: getScore(info.seed, event, now),
}));

/** Adds all markets and the score to an event. */
export const withAllMarkets = oncePerTick((event, { info, now }) => ({
  event,
  markets: listMarkets(info.seed, event, now),
  score: getScore(info.seed, event, now),
}));

/** Remembers an offer by its event, so that a press does not compute it again. Each tick has new events. */
function oncePerTick(compute: (event: BookEvent, model: Pick<Model, 'info' | 'now'>) => OfferedEvent) {
  const known = new WeakMap<BookEvent, OfferedEvent>();
  return (model: Pick<Model, 'info' | 'now'>, event: BookEvent): OfferedEvent => {
    const offer = known.get(event) ?? compute(event, model);
    known.set(event, offer);
    return offer;
  };
}
