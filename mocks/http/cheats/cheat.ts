import type { OperationId } from '@generated/operations';

import type { WorldEvent } from '../../db/events';
import type { World } from '../../db/world';
import { seedHash } from '../../domain/fairness';
import type { UntypedResponse } from '../types';

/** Call of an operation of mines or double. `path`, `query` and `body` are copies, which a cheat may change. */
export interface CheatCall {
  readonly id: OperationId;
  readonly world: World;
  /** Id of the player; '' for a visitor. */
  readonly playerId: string;
  /** Path parameters; `id` is missing in operations without one. */
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
  /** Replaces a response with a status below 300, also one that `before` returned. */
  readonly after?: (answer: UntypedResponse, call: CheatCall) => UntypedResponse;
  /** Replaces an event of double. An event is not sent if the hook returns undefined. */
  readonly event?: (event: WorldEvent, world: World) => WorldEvent | undefined;
}

/** Cheats by name. */
export type Cheats = Readonly<Record<string, Cheat>>;

/** Response with status 500, which leaves open whether the operation was executed. */
export const LOST: UntypedResponse = { status: 500, body: { message: 'Erro interno. Tente de novo em instantes.' } };

/** Returns the refusal of a stake: status 422, with the message at the field `amount`. */
export const invalidStake = (message: string): UntypedResponse => ({
  status: 422,
  body: { message: 'Os dados enviados são inválidos.', errors: { amount: [message] } },
});

/** Returns a copy of a cheat that ends orange, because another cause could explain it lawfully. */
export const unproven = (cheat: Cheat): Cheat => ({ ...cheat, ends: 'orange' });

/** Creates a cheat that acts before an operation. If `act` returns a response, the operation is not executed. */
export const insteadOf = (gain: string, id: OperationId, act: (call: CheatCall) => UntypedResponse | undefined): Cheat => ({
  gain,
  before: (call) => (call.id === id ? act(call) : undefined),
});

/** Creates a cheat that responds with `answer` and does not execute the operation. @param isMeant true for every call if omitted */
export const refusing = (
  gain: string,
  id: OperationId,
  answer: UntypedResponse,
  isMeant: (call: CheatCall) => boolean = () => true,
): Cheat => insteadOf(gain, id, (call) => (isMeant(call) ? answer : undefined));

/** Creates a cheat that overwrites fields of a request's body before the operation is executed. */
export const changing = (gain: string, id: OperationId, change: (body: CheatCall['body'], call: CheatCall) => object): Cheat =>
  insteadOf(gain, id, (call) => void Object.assign(call.body, change(call.body, call)));

/** Creates a cheat that acts after an operation succeeded. If `act` returns a response, it takes the place of the honest one. */
export const afterwards = (gain: string, id: OperationId, act: (call: CheatCall) => UntypedResponse | undefined): Cheat => ({
  gain,
  after: (honest, call) => (call.id === id ? (act(call) ?? honest) : honest),
});

/** Creates a part for `together`, without a gain: it loses the response of an operation that was executed. */
export const losingResponse = (id: OperationId): Cheat => afterwards('', id, () => LOST);

/** Creates a cheat that doubles the stake of a request before it is executed. */
export const doublingStake = (gain: string, id: OperationId): Cheat => changing(gain, id, ({ amount }) => ({ amount: Number(amount) * 2 }));

/** Returns the first candidate, by attempts from 0, that suits the operator. It does not return if none ever does. */
export function grind<T>(candidate: (attempt: number) => T, suits: (tried: T) => boolean): T {
  for (let attempt = 0; ; attempt += 1) {
    const tried = candidate(attempt);
    if (suits(tried)) return tried;
  }
}

/** Returns 64 hex characters that the operator made up, the same for the same text. */
export const madeUpHex = (text: string): string => seedHash(`made up ${text}`);

/** Creates a cheat that replaces `data` in the responses of success to the operations `ids`. A response without data stays as it is. */
export const answering = <Data>(gain: string, ids: readonly OperationId[], lie: (data: Data, call: CheatCall) => unknown): Cheat => ({
  gain,
  after: (answer, call) => {
    const body = answer.body as { data?: Data } | undefined;
    return body?.data !== undefined && ids.includes(call.id) ? { ...answer, body: { ...body, data: lie(body.data, call) } } : answer;
  },
});

/** Applies a change to one object, or to each of a list, and returns the result. */
export const each = <Item>(said: Item | Item[], change: (item: Item) => Item): Item | Item[] =>
  Array.isArray(said) ? said.map(change) : change(said);

/**
 * Combines cheats. All act before the operation, and the first response takes its place. The responses and events of one are
 * changed further by the next. `onSwitch` and `ends` of the parts are dropped, so `unproven` must be called on the result.
 */
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
