import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import type { Visit } from './control';

/** Round with an irregularity that an honest operator cannot avoid. Its verdict must never be red, which is `failed`. */
export interface LawfulCase {
  readonly game: CheatGame;
  readonly name: string;
  /** Expected verdict; without it, green (`passed`) or orange (`unchecked`). */
  readonly verdict?: 'passed' | 'unchecked';
  readonly play: (visit: Visit) => Promise<void>;
}
