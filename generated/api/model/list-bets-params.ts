/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetKind } from './bet-kind';
import type { BetResult } from './bet-result';
import type { CalendarDate } from './calendar-date';
import type { PageParameter } from './page-parameter';
import type { PerPageParameter } from './per-page-parameter';

export type ListBetsParams = {
/**
 * Only bets of this kind.
 */
kind?: BetKind;
/**
 * A part of the name of a game.
 * @minLength 1
 * @maxLength 60
 */
game?: string;
/**
 * Only bets with this result.
 */
result?: BetResult;
/**
 * The first day, in America/Sao_Paulo.
 */
from?: CalendarDate;
/**
 * The last day, in America/Sao_Paulo.
 */
to?: CalendarDate;
/**
 * A page number.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * A page size.
 * @minimum 1
 * @maximum 60
 */
per_page?: PerPageParameter;
};
