import type { OperationId, operations as table } from '@generated/operations';
import type { operations } from '@generated/schema';

import type { VisitContext } from '../db/players/authorization';
import type { Player } from '../db/players/players';
import type { Session } from '../db/players/sessions';
import type { World } from '../db/world';
import type { NotYet } from './not-yet';

type Statuses<K extends OperationId> = Extract<keyof operations[K]['responses'], number>;

type Reply<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { status: Status; body: Body; headers?: Record<string, string> }
  : { status: Status; body?: undefined; headers?: Record<string, string> };

type OperationResponse<K extends OperationId> = { [S in Statuses<K>]: Reply<S, operations[K]['responses'][S]> }[Statuses<K>];

/** Response of a handler, without the types of its operation. */
export interface UntypedResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** True for a response that breaks the contract on purpose. */
  unvalidated?: boolean;
}

type Parameters<Values> = [Exclude<Values, undefined>] extends [never] ? Record<string, never> : Exclude<Values, undefined>;

type ContentBody<Request> = Request extends { content: infer Content } ? Content[keyof Content] : undefined;

type RequestBody<K extends OperationId> = operations[K] extends { requestBody?: infer Request } ? ContentBody<Request> : undefined;

/** Session and player of a request's token. */
export interface Bearer {
  session: Session;
  player: Player;
}

/** Services outside the store. */
export interface ExternalServices {
  /** Explains why a connection is not open in this world; undefined if it is. */
  socketProblem(socketId: string): string | undefined;
  /** Signs a private channel for one connection. */
  signChannel(socketId: string, channel: string): Promise<string>;
  /** Signs a player for one connection. */
  signUser(socketId: string, userId: string): Promise<{ auth: string; user_data: string }>;
  /** Origin of the pages of games. */
  gamesOrigin: string;
  /** False if only games that speak the site's messages can reach this backend (SPEC N13). */
  hasPlainGames: boolean;
}

/** Input of a handler: the validated request of an operation, and the world. */
export interface Context<K extends OperationId> {
  world: World;
  services: ExternalServices;
  path: Parameters<operations[K]['parameters']['path']>;
  query: Parameters<operations[K]['parameters']['query']>;
  body: RequestBody<K>;
  headers: Headers;
  visit: VisitContext;
  /** Session and player of the request's token, optional unless the contract requires one. */
  bearer: (typeof table)[K]['secured'] extends true ? Bearer : Bearer | undefined;
}

type Handler<K extends OperationId> = (context: Context<K>) => OperationResponse<K> | Promise<OperationResponse<K>>;

/** Handlers of all operations. A missing one is a compile error. */
export type Handlers = { [K in OperationId]: Handler<K> };

type TagOperations<Tag extends string> = {
  [K in OperationId]: (typeof table)[K]['tag'] extends Tag ? K : never;
}[OperationId];

/** Handlers of a tag, except for operations that the contract's examples answer. */
export type TagHandlers<Tag extends string> = { [K in Exclude<TagOperations<Tag>, NotYet>]: Handler<K> };
