/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';

export type GetSeoParams = {
/**
 * The name of a section, such as casino_games, casino_live, casino_slots, home or sports.
 * @minLength 1
 * @maxLength 64
 */
section_name: string;
/**
 * The thing in the section that the text is about, a game in casino_games.
 */
source_id?: Id;
};
