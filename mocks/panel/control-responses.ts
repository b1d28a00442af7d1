// Answers of the control API of the stand-in, from the types of the modules that give them.

import type { Message } from '../db/mail';
import type { EventLog } from '../http/control/event-log';
import type { RealtimeControl } from '../http/control/realtime';
import type { worldState } from '../http/control/world-state';

/** Answer with a list. */
export interface ListOf<Item> {
  readonly data: readonly Item[];
}

/** Situation that a developer can choose for the next visit. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if each visit gets its own player. */
  readonly player: boolean;
  /** True if the scenario breaks or delays calls, or shortens tokens. */
  readonly fault: boolean;
}

/** State of the world: its time, its scenario and its players, demo players and those of visits. */
export type State = ReturnType<typeof worldState>;
/** Player of the world, with balances in cents. */
export type Player = State['players'][number];
/** E-mail or text message that the stand-in sent to a player, with its ISO time. */
export type Mail = Omit<Message, 'at' | 'playerId'> & { readonly at: string };
/** State of the sockets of the world: faults, error style and number of connections. */
export type Realtime = ReturnType<RealtimeControl['state']>;
/** Event that the stand-in sent to a channel. */
export type PushedEvent = ReturnType<EventLog['all']>[number];

/** Visit that was started, with the session of its player. */
export interface Visit {
  /** Value of its cookie, `name:key` or `name:key@own`. */
  readonly visit: string;
  readonly player: { readonly id: string; readonly name: string } | null;
  /** Token of the session; null without a player. */
  readonly access_token: string | null;
  /** Lifetime of the token in seconds; null without a player. */
  readonly expires_in: number | null;
}

/** Deposit or withdrawal with an amount in cents. */
export interface Transfer {
  readonly id: string;
  readonly player_id: string;
  readonly amount: number;
  readonly status: string;
  readonly created_at: string;
  /** Time at which a deposit ends that is not paid; a withdrawal has none. */
  readonly expires_at?: string;
}

/** Kind of events that can be pushed, with an example of its payload. */
export interface EventKind {
  readonly name: string;
  /** Pattern of the channel: `private-users.{userId}`. */
  readonly channel: string;
  readonly example: unknown;
}
