import { DEFAULT_BOOK_INFO } from './account';
import type { Model } from './model';
import { createOddsMoves } from './odds-moves';

/** Selection with odds of 2000 thousandths, without a stake. */
export const selection = {
  event_id: 'a',
  market: 'm',
  selection: 's',
  event: '',
  marketName: '',
  selectionName: '',
  odds: 2000,
  current: 2000,
};

/** Returns the model of an open book of a player with R$ 50,00. */
export const bookModel = (slip: Model['slip']): Model => ({
  route: { view: 'home' },
  info: DEFAULT_BOOK_INFO,
  isReachable: true,
  now: 0,
  events: [],
  token: 't',
  player: 'p',
  balance: 5000,
  bets: [],
  slip,
  preferences: { oddsPolicy: 'better', isQuick: false, lastStake: 0, favourites: [] },
  isNarrow: false,
  isSheetOpen: false,
  placing: 'idle',
  isAsked: false,
  notice: undefined,
  group: undefined,
  query: '',
  cashOut: undefined,
  moves: createOddsMoves(),
});
