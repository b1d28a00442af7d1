/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameSort } from './game-sort';
import type { GameVolatility } from './game-volatility';
import type { Id } from './id';
import type { PageParameter } from './page-parameter';
import type { PerPageParameter } from './per-page-parameter';

export type ListGamesParams = {
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
/**
 * Free text.
 * @maxLength 80
 */
search?: string;
/**
 * Only games of this category; 1 is slots and 2 live casino (R8, R9).
 */
category_id?: Id;
/**
 * Only games of this provider.
 */
provider_id?: Id;
/**
 * The order of the games.
 */
sort?: GameSort;
/**
 * A percentage, 96.5 for 96,5 %.
 * @minimum 0
 * @maximum 100
 */
rtp_min?: number;
/**
 * Cents, 50 for R$ 0,50.
 * @minimum 1
 * @maximum 100000000
 */
min_bet_max?: number;
/**
 * Only games of this volatility.
 */
volatility?: GameVolatility;
};
