import { ANA } from '../demo-players';
import type { Player } from '../player';

/** Numbers of presses for each window width: one for each control, two for a choice from a list, none for typing. */
interface Presses {
  readonly phone: number;
  readonly desktop: number;
}

/** Steps of a player that the browsers repeat. */
export interface Journey {
  readonly name: string;
  /** E-mail address of the demo player who is logged in before the journey starts; undefined for a visitor. */
  readonly login?: string;
  /** Prepares the journey, with presses that do not count. */
  readonly prepare?: (player: Player) => Promise<void>;
  /** Path on which the journey starts; the home page by default. With `login` it is opened after the login and `prepare`. */
  readonly from?: string;
  /** Exact number of presses of the journey; undefined if it is not about presses. */
  readonly presses?: Presses;
  /** Maximum number of presses that the project allows; `presses` is the number that the journey has now (docs/journeys.md). */
  readonly limit?: number;
  /** Maximum number of fields that a player types into. */
  readonly fieldLimit?: number;
  /** Runs the steps, whose presses count. @param openTab opens a path in another tab of the same browser */
  readonly run: (player: Player, openTab: (path: string) => Promise<Player>) => Promise<void>;
}

/** Returns journeys of a player who is logged in: of Ana, unless one names another player. */
export const loggedIn = (journeys: readonly Journey[]): readonly Journey[] => journeys.map((journey) => ({ login: ANA, ...journey }));
