import type { OperationId } from '@generated/operations';

import type { Player } from '../db/players';
import type { World } from '../db/world';
import type { Identity } from '../domain/verification';

/** An answer that a scenario or a switched fault changes. */
export interface Changeable {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What stands between one call and its answer. Several fields work together. */
export interface Obstacle {
  /** Who put it there, for developers. */
  by: string;
  /** How much later the answer comes, in milliseconds. */
  latency?: number;
  /** The status that is answered in place of what would be. */
  status?: number;
  /** The connection ends without an answer. */
  cut?: boolean;
  /** The call is executed all the same, though its answer is another one or none. */
  executed?: boolean;
  /** Another answer, which the contract allows. */
  change?: (answer: Changeable) => Changeable;
  /** Another answer, which breaks the contract and leaves unjudged. */
  spoil?: (answer: Changeable) => Changeable;
}

/** A call as a scenario sees it, before it is looked at. */
export interface Call {
  id: OperationId;
  world: World;
  /** The visit's value, `name` or `name:key`. */
  visit: string;
  headers: Headers;
}

/** A named situation. */
export interface Scenario {
  /** In English, a line each. */
  title: string;
  description: string;
  /** The player that each visit has for itself. None: the visit has the demo players. */
  player?: {
    name: string;
    verification: Identity;
    /** How long ago the account was opened, in milliseconds. */
    age?: number;
    /** Brings a player without any past into the situation. */
    prepare?(world: World, player: Player): void;
  };
  /** The visit comes from a VPN or a blocked address (SPEC L8, E9). */
  ipBlocked?: true;
  /** What the network does to every answer, images too. */
  network?: Pick<Obstacle, 'latency' | 'cut'>;
  /** What is told of a login's token, in seconds, and after how many milliseconds it ends. */
  token?: { told: number; life: number };
  /** What is in the way of a call; asked once for each. */
  obstacle?(call: Call): Obstacle | undefined;
}
