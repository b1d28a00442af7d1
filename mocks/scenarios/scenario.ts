import type { OperationId } from '@generated/operations';

import type { Player } from '../db/players';
import type { World } from '../db/world';
import type { Identity } from '../domain/verification';

/** A response that a scenario or fault may modify. */
export interface ModifiableResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The effect of a fault on one call. Fields can be combined. */
export interface FaultEffect {
  /** The source of the fault, for developers. */
  by: string;
  /** Delay of the response, in ms. */
  latency?: number;
  /** Status that replaces the real one. */
  status?: number;
  /** Drops the connection without a response. */
  cut?: boolean;
  /** Executes the call even if its response is replaced or dropped. */
  executed?: boolean;
  /** Replaces the response by another valid one. */
  modify?: (answer: ModifiableResponse) => ModifiableResponse;
  /** Replaces the response by an invalid one, which is not validated. */
  corrupt?: (answer: ModifiableResponse) => ModifiableResponse;
}

/** A call as passed to a scenario, before validation. */
export interface ScenarioCall {
  id: OperationId;
  world: World;
  /** The visit, `name` or `name:key`. */
  visit: string;
  headers: Headers;
}

/** A named situation for testing. */
export interface Scenario {
  /** In English, one line. */
  title: string;
  description: string;
  /** The player created for each visit. Without it, the visit uses the demo players. */
  player?: {
    name: string;
    verification: Identity;
    /** Age of the account, in ms. */
    age?: number;
    /** Sets up the situation for a new player. */
    prepare?(world: World, player: Player): void;
  };
  /** The visit comes from a VPN or a blocked IP address (SPEC L8, E9). */
  ipBlocked?: true;
  /** Faults of every response, images included. */
  network?: Pick<FaultEffect, 'latency' | 'cut'>;
  /** The reported lifetime of a login's token in seconds, and the real one in ms. */
  token?: { reportedSeconds: number; lifetimeMs: number };
  /** Returns the fault for a call, if any. Called once per call. */
  faultFor?(call: ScenarioCall): FaultEffect | undefined;
}
