import type { OperationId } from '@generated/operations';

import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import type { UntypedResponse } from '../types';

/** A call of one of the game's operations. `path`, `query` and `body` are copies, which a cheat may change. */
export interface CheatCall {
  readonly id: OperationId;
  readonly world: World;
  /** Id of the player; '' for a visitor. */
  readonly playerId: string;
  readonly path: { id: string };
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

/**
 * One way in which an operator cheats, to show whether the player's own verification detects it. Without a hook, the operator is
 * honest at that point.
 */
export interface Cheat {
  /** Gain of the operator, in one sentence. */
  readonly gain: string;
  /** Verdict that the player's verification must give: orange if another cause could explain it lawfully, red (proven) if omitted. */
  readonly ends?: 'orange';
  /** Called once, when the cheat is switched on. */
  readonly onSwitch?: (world: World) => void;
  /** Called before the honest handler, when the player's inputs are known. A response takes the place of the handler. */
  readonly before?: (call: CheatCall) => UntypedResponse | undefined;
  /** Replaces the honest response. */
  readonly after?: (answer: UntypedResponse, call: CheatCall) => UntypedResponse;
  /** Replaces an event; undefined if it is not sent. */
  readonly event?: (event: WorldEvent, world: World) => WorldEvent | undefined;
}

/** Cheats by name. */
export type Cheats = Readonly<Record<string, Cheat>>;
