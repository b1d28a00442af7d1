import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import type { Visit } from './control';

/** Irregularity that an honest operator cannot avoid. It must never be red. */
export interface LawfulCase {
  readonly game: CheatGame;
  readonly name: string;
  /** Expected verdict; green or orange if omitted. */
  readonly verdict?: 'passed' | 'unchecked';
  readonly play: (visit: Visit) => Promise<void>;
}
