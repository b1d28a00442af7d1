import type { OperationId } from '@generated/operations';

import type { LaterEvent } from '../db/later-events';
import type { Player } from '../db/players/players';
import type { World } from '../db/world';
import type { Identity } from '../domain/player/verification';

/** Response of the stand-in that a fault can change. */
export interface ModifiableResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Effect on one call. Fields can be combined. */
export interface FaultEffect {
  /** Source of the fault, for developers. */
  by: string;
  /** Delay in ms. */
  latency?: number;
  /** Status that replaces the real response, with the contract's example. The call is not executed unless `executed`. */
  status?: number;
  /** True drops the connection without a response. */
  cut?: boolean;
  /** True executes the call even if its response is replaced or dropped. */
  executed?: boolean;
  /** Replaces the response by another valid one. */
  modify?: (answer: ModifiableResponse) => ModifiableResponse;
  /** Replaces the response by an invalid one, which is not validated. */
  corrupt?: (answer: ModifiableResponse) => ModifiableResponse;
}

/** Call before validation. */
export interface ScenarioCall {
  id: OperationId;
  world: World;
  /** Text of the visit: `name`, `name:key` or `name:key@own`. */
  visit: string;
  headers: Headers;
}

/** Situation that a developer or a test can choose for a visit. */
export interface Scenario {
  /** Title in English, one line. */
  title: string;
  /** Description of the situation for a developer, in English. */
  description: string;
  /** Player that is created for each visit. Without it, the visit uses the demo players. */
  player?: {
    name: string;
    /** State of the identity check; `approved` if omitted. */
    verification?: Identity;
    /** Age of the account in ms; 200 days if omitted. An account with an age has no gender yet. */
    age?: number;
    /** Withdrawable cents, which were deposited five days ago. */
    funds?: number;
    /** True if the CPF is a PIX key of the player. */
    hasPixKey?: true;
    /** Sets up the rest of the situation for a new player. */
    prepare?(world: World, player: Player): void;
    /** Events that happen later, on the clock of the world. */
    later?: readonly LaterEvent[];
  };
  /** Steps that an account needs that is registered in the visit; all if undefined (SPEC Q15). */
  registration?: 'identity';
  /** True for requests from a VPN or a blocked IP address (SPEC L8, E9). */
  ipBlocked?: true;
  /** Effect on every response, images included. */
  network?: Pick<FaultEffect, 'latency' | 'cut'>;
  /** Lifetimes of a login's token, reported and real. */
  token?: { reportedSeconds: number; lifetimeMs: number };
  /** Returns the fault of a call; undefined if there is none. Called once per call, so that it may count calls or end a session. */
  faultFor?(call: ScenarioCall): FaultEffect | undefined;
}
