import type { OperationId } from '@generated/operations';

import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import { seedHash } from '../../domain/fairness';
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

/** Response of a call that was executed, or not, without the player learning which. */
export const LOST: UntypedResponse = { status: 500, body: { message: 'Erro interno. Tente de novo em instantes.' } };

/** Returns the refusal of a stake. */
export const invalidStake = (message: string): UntypedResponse => ({
  status: 422,
  body: { message: 'Os dados enviados são inválidos.', errors: { amount: [message] } },
});

/** Marks a cheat that another cause could explain lawfully. */
export const unproven = (cheat: Cheat): Cheat => ({ ...cheat, ends: 'orange' });

/** Acts before an operation, or instead of it: a response takes the place of the honest one. */
export const insteadOf = (gain: string, id: OperationId, act: (call: CheatCall) => UntypedResponse | undefined): Cheat => ({
  gain,
  before: (call) => (call.id === id ? act(call) : undefined),
});

/** Refuses or loses an operation, which is not executed. */
export const refusing = (
  gain: string,
  id: OperationId,
  answer: UntypedResponse,
  isMeant: (call: CheatCall) => boolean = () => true,
): Cheat => insteadOf(gain, id, (call) => (isMeant(call) ? answer : undefined));

/** Changes the body of a request before it is executed. */
export const changing = (gain: string, id: OperationId, change: (body: CheatCall['body'], call: CheatCall) => object): Cheat =>
  insteadOf(gain, id, (call) => void Object.assign(call.body, change(call.body, call)));

/** Acts after an operation. A response takes the place of the honest one. */
export const afterwards = (gain: string, id: OperationId, act: (call: CheatCall) => UntypedResponse | undefined): Cheat => ({
  gain,
  after: (honest, call) => (call.id === id ? (act(call) ?? honest) : honest),
});

/** Loses the response of an operation that was executed. */
export const losing = (id: OperationId): Cheat => afterwards('', id, () => LOST);

/** Doubles the stake of a request. */
export const doublingStake = (gain: string, id: OperationId): Cheat => changing(gain, id, ({ amount }) => ({ amount: Number(amount) * 2 }));

/** Tries candidates, numbered from 0, until one suits the operator. */
export function grind<T>(candidate: (attempt: number) => T, suits: (tried: T) => boolean): T {
  for (let attempt = 0; ; attempt += 1) {
    const tried = candidate(attempt);
    if (suits(tried)) return tried;
  }
}

/** Returns 64 hex characters that the operator made up, the same for the same text. */
export const madeUpHex = (text: string): string => seedHash(`made up ${text}`);

/** Replaces the data of the responses to some operations. */
export const answering = <Data>(gain: string, ids: readonly OperationId[], lie: (data: Data, call: CheatCall) => unknown): Cheat => ({
  gain,
  after: (answer, call) => {
    const body = answer.body as { data?: Data } | undefined;
    return body?.data !== undefined && ids.includes(call.id) ? { ...answer, body: { ...body, data: lie(body.data, call) } } : answer;
  },
});

/** Changes one object, or each of a list. */
export const each = <Item>(said: Item | Item[], change: (item: Item) => Item): Item | Item[] =>
  Array.isArray(said) ? said.map(change) : change(said);

/** Combines cheats. The responses and events of one are changed further by the next. */
export const together = (gain: string, ...parts: readonly Omit<Cheat, 'gain'>[]): Cheat => ({
  gain,
  before: (call) => parts.map((part) => part.before?.(call)).find((answer) => answer !== undefined),
  after: (honest, call) => parts.reduce((answer, part) => part.after?.(answer, call) ?? answer, honest),
  event: (honest, world) =>
    parts.reduce<WorldEvent | undefined>(
      (event, part) => (event !== undefined && part.event !== undefined ? part.event(event, world) : event),
      honest,
    ),
});
