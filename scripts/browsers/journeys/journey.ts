import type { Player } from '../player';

/** Of one width each. */
interface Presses {
  readonly phone: number;
  readonly desktop: number;
}

export interface Journey {
  readonly name: string;
  /** The demo player who is logged in before it starts; without it, a visitor. */
  readonly login?: string;
  /** Done before it starts, with presses that do not count. */
  readonly prepare?: (player: Player) => Promise<void>;
  /** Where it starts, if not on the home page. */
  readonly from?: string;
  /** The presses that it takes; undefined if it is not about presses. */
  readonly presses?: Presses;
  /** The most presses that it may take. */
  readonly limit?: number;
  /** The most fields that a player types into. */
  readonly fieldLimit?: number;
  /** @param openTab opens another tab of the same browser */
  readonly run: (player: Player, openTab: (path: string) => Promise<Player>) => Promise<void>;
}
