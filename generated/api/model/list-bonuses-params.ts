/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListBonusesActive } from './list-bonuses-active';

export type ListBonusesParams = {
/**
 * Always 1 where it is sent.
 */
active?: ListBonusesActive;
};
