import type { OperationId, operations as table } from '@generated/operations';
import type { operations } from '@generated/schema';

import type { VisitContext } from '../db/authorization';
import type { Player } from '../db/players';
import type { Session } from '../db/sessions';
import type { World } from '../db/world';

/** The response statuses that the contract allows for an operation. */
export type Statuses<K extends OperationId> = Extract<keyof operations[K]['responses'], number>;

type Reply<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { status: Status; body: Body; headers?: Record<string, string> }
  : { status: Status; body?: undefined; headers?: Record<string, string> };

/** The responses that the contract allows for an operation: a status with its body. */
export type OperationResponse<K extends OperationId> = { [S in Statuses<K>]: Reply<S, operations[K]['responses'][S]> }[Statuses<K>];

/** A response without its operation's type. */
export interface UntypedResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Parameters<Values> = [Exclude<Values, undefined>] extends [never] ? Record<string, never> : Exclude<Values, undefined>;

type ContentBody<Request> = Request extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The request body of an operation. */
export type RequestBody<K extends OperationId> = operations[K] extends { requestBody?: infer Request } ? ContentBody<Request> : undefined;

/** The authenticated session and player. */
export interface Bearer {
  session: Session;
  player: Player;
}

/** Services outside the store that handlers need. */
export interface ExternalServices {
  /** Signs a private real-time channel for one connection. */
  signChannel(socketId: string, channel: string): Promise<string>;
  /** Origin of the third-party games. */
  gamesOrigin: string;
}

/** The input of a handler: the validated request and the world. */
export interface Context<K extends OperationId> {
  world: World;
  services: ExternalServices;
  path: Parameters<operations[K]['parameters']['path']>;
  query: Parameters<operations[K]['parameters']['query']>;
  body: RequestBody<K>;
  headers: Headers;
  visit: VisitContext;
  /** Always set if the contract requires a token; otherwise only if the request carries a valid one. */
  bearer: (typeof table)[K]['secured'] extends true ? Bearer : Bearer | undefined;
}

/** Handles one operation. */
export type Handler<K extends OperationId> = (context: Context<K>) => OperationResponse<K> | Promise<OperationResponse<K>>;

/** A handler for every operation of the contract; a missing one is a compile error. */
export type Handlers = { [K in OperationId]: Handler<K> };

/** The operations of a tag. */
export type TagOperations<Tag extends string> = {
  [K in OperationId]: (typeof table)[K]['tag'] extends Tag ? K : never;
}[OperationId];

/** A handler for every operation of a tag. */
export type TagHandlers<Tag extends string> = { [K in TagOperations<Tag>]: Handler<K> };
