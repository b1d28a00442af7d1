import type { components } from '@generated/schema';

import { calendarDay } from '../../domain/calendar';
import type { PlayedBet } from '../../domain/money/bet-history';
import { betResult } from '../../domain/money/bet-history';
import { fold } from '../catalogue/fold';

type Schemas = components['schemas'];

/** Filter of bets, with inclusive dates of the placement in America/Sao_Paulo. */
export interface BetQuery {
  kind?: Schemas['BetKind'] | undefined;
  /** Part of a game's name, compared without accents and case. */
  game?: string | undefined;
  result?: Schemas['BetResult'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Returns the bets that match, newest first. */
export function filterBets(history: ReadonlyMap<string, PlayedBet>, query: BetQuery): readonly PlayedBet[] {
  const { kind, result, from, to } = query;
  const name = query.game === undefined ? undefined : fold(query.game.trim());
  const isMatch = (bet: PlayedBet) => {
    const day = calendarDay(bet.placedAt);
    return (
      (kind === undefined || bet.kind === kind) &&
      (name === undefined || (bet.game !== null && fold(bet.game).includes(name))) &&
      (result === undefined || betResult(bet) === result) &&
      (from === undefined || from <= day) &&
      (to === undefined || day <= to)
    );
  };
  return [...history.values()].filter(isMatch).reverse();
}
