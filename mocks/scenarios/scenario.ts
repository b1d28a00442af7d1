import type { OperationId } from '@generated/operations';

import type { LaterEvent } from '../db/later-events';
import type { Player } from '../db/players/players';
import type { World } from '../db/world';
import type { Identity } from '../domain/player/verification';

export interface ModifiableResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The effect on one call. Fields can be combined. */
export interface FaultEffect {
  /** Source of the fault, for developers. */
  by: string;
  /** Ms. */
  latency?: number;
  /** Replaces the real one. */
  status?: number;
  /** Drops the connection without a response. */
  cut?: boolean;
  /** Even if its response is replaced or dropped. */
  executed?: boolean;
  /** Replaces the response by another valid one. */
  modify?: (answer: ModifiableResponse) => ModifiableResponse;
  /** The replaced response is invalid and not validated. */
  corrupt?: (answer: ModifiableResponse) => ModifiableResponse;
}

/** Before validation. */
export interface ScenarioCall {
  id: OperationId;
  world: World;
  /** `name` or `name:key`. */
  visit: string;
  headers: Headers;
}

export interface Scenario {
  /** In English, one line. */
  title: string;
  description: string;
  /** Created for each visit; without it, the visit uses the demo players. */
  player?: {
    name: string;
    verification: Identity;
    /** Of the account, in ms. */
    age?: number;
    /** Sets up the situation for a new player. */
    prepare?(world: World, player: Player): void;
    /** What happens later, on the clock of the world. */
    later?: readonly LaterEvent[];
  };
  /** What an account needs that is registered in the visit; without it, all steps (SPEC Q15). */
  registration?: 'identity';
  /** From a VPN or a blocked IP address (SPEC L8, E9). */
  ipBlocked?: true;
  /** Every response, images included. */
  network?: Pick<FaultEffect, 'latency' | 'cut'>;
  /** A login's reported and real token lifetime. */
  token?: { reportedSeconds: number; lifetimeMs: number };
  /** Called once per call. */
  faultFor?(call: ScenarioCall): FaultEffect | undefined;
}
