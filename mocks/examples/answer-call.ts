import type { OperationId } from '@generated/operations';
import type { operations } from '@generated/schema';

import { respond } from '../http/responses';
import { exampleResponse, successStatus } from '../http/example-response';
import { examplePage } from './requested-page';

type Responses<Id extends OperationId> = operations[Id]['responses'];

type Json<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null;

/** Read-only form of a body, in which a text or number may also be a `Mark`. */
type Frozen<Body, Mark> = Body extends readonly (infer Item)[]
  ? readonly Frozen<Item, Mark>[]
  : Body extends object
    ? { readonly [Key in keyof Body]: Frozen<Body[Key], Mark> }
    : Body extends string | number
      ? Body | Mark
      : Body;

/** Body of a success, as the contract describes it; null if there is none. */
export type SuccessBody<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & (200 | 201 | 202 | 204)]>;

/** Answer of a call: a body of a success (null gives a 204), a documented status, which is answered by its example, or any response. */
type Answer<Id extends OperationId, Mark> = Frozen<SuccessBody<Id>, Mark> | Extract<keyof Responses<Id>, number> | Response;

/**
 * Answers by operationId: an answer, or a function that returns one or throws. A text or number may also be of the type `Mark`,
 * which a program that reads the bodies has for unknown values.
 */
export type Answers<Mark = never> = {
  [Id in OperationId]?: Answer<Id, Mark> | ((request: Request) => Answer<Id, Mark> | Promise<Answer<Id, Mark>>);
};

/**
 * Answers a call of an operation.
 *
 * @param answer one of {@link Answers}; without one, the contract's example of the success; a list has the requested page, or the 422 if
 *   `page` or `per_page` is invalid
 * @throws Error if the contract does not document the status, or any error of the answer's function
 */
export async function answerCall(id: OperationId, answer: unknown, request: Request): Promise<Response> {
  const outcome: unknown = typeof answer === 'function' ? await (answer as (request: Request) => unknown)(request) : answer;
  if (outcome instanceof Response) return outcome.clone();
  if (outcome === null) return new Response(null, { status: 204 });
  if (typeof outcome === 'object') return respond(successStatus(id), outcome);
  const { status, body, headers } = typeof outcome === 'number' ? exampleResponse(id, outcome) : examplePage(id, request);
  return respond(status, body, headers);
}
