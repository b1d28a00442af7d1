import type { OperationId, operations as table } from '@generated/operations';
import type { operations } from '@generated/schema';

import type { Visit } from '../db/guard';
import type { Player } from '../db/players';
import type { Session } from '../db/sessions';
import type { World } from '../db/world';

/** The statuses that the contract allows an operation. */
export type Statuses<K extends OperationId> = Extract<keyof operations[K]['responses'], number>;

type Reply<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { status: Status; body: Body; headers?: Record<string, string> }
  : { status: Status; body?: undefined; headers?: Record<string, string> };

/** Every answer that the contract allows an operation: a status and the body that belongs to it. */
export type Answer<K extends OperationId> = { [S in Statuses<K>]: Reply<S, operations[K]['responses'][S]> }[Statuses<K>];

/** An answer whose operation is not known any more. */
export interface LooseAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Given<Values> = [Exclude<Values, undefined>] extends [never] ? Record<string, never> : Exclude<Values, undefined>;

type BodyOf<Request> = Request extends { content: infer Content } ? Content[keyof Content] : undefined;

/** What a request of an operation carries, as the contract has it. */
export type RequestBody<K extends OperationId> = operations[K] extends { requestBody?: infer Request } ? BodyOf<Request> : undefined;

/** Who asks. */
export interface Bearer {
  session: Session;
  player: Player;
}

/** What lies outside the store and handlers need. */
export interface Outside {
  /** The `auth` of a private real-time channel for one connection. */
  signChannel(socketId: string, channel: string): Promise<string>;
  /** Where the games of the third parties are, an origin. */
  gamesOrigin: string;
}

/** What a handler gets: the request, read and judged by the contract, and the world. */
export interface Context<K extends OperationId> {
  world: World;
  outside: Outside;
  path: Given<operations[K]['parameters']['path']>;
  query: Given<operations[K]['parameters']['query']>;
  body: RequestBody<K>;
  headers: Headers;
  visit: Visit;
  /** Always there where the contract asks for a token; elsewhere where a live one came along. */
  bearer: (typeof table)[K]['secured'] extends true ? Bearer : Bearer | undefined;
}

/** Answers one operation. */
export type Handler<K extends OperationId> = (context: Context<K>) => Answer<K> | Promise<Answer<K>>;

/** A handler for every operation of the contract: one left out does not compile. */
export type Handlers = { [K in OperationId]: Handler<K> };

/** The operations of a tag. */
export type OperationsOf<Tag extends string> = {
  [K in OperationId]: (typeof table)[K]['tag'] extends Tag ? K : never;
}[OperationId];

/** A handler for every operation of a tag. */
export type HandlersOf<Tag extends string> = { [K in OperationsOf<Tag>]: Handler<K> };
