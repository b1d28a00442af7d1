import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import type { Visit } from './control';

/**
 * Round of an honest operator, in most cases with an irregularity that the operator cannot avoid. Its verdict must never be red, which is
 * `failed`.
 */
export interface LawfulCase {
  readonly game: CheatGame;
  readonly name: string;
  /** Expected verdict; without it, green (`passed`) or orange (`unchecked`). */
  readonly verdict?: 'passed' | 'unchecked';
  /** Opens the game and plays the round, on a visit of `freshVisit`. The caller checks the verdict. */
  readonly play: (visit: Visit) => Promise<void>;
}
