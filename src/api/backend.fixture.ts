import type { RequestHandler } from 'msw';
import { getResponse } from 'msw';
import { onTestFinished, vi } from 'vitest';

import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import type { operations as Contract } from '@generated/schema';

import { operationAt } from './operation-at';

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : null;
type Responses<Id extends OperationId> = Contract[Id]['responses'];

/** The body of a success, as the contract describes it; null if there is none. */
export type SuccessBody<Id extends OperationId> = Json<Responses<Id>[keyof Responses<Id> & (200 | 201 | 202 | 204)]>;

type Frozen<Body> = Body extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Body extends object
    ? { readonly [Key in keyof Body]: Frozen<Body[Key]> }
    : Body;

type Outcome<Id extends OperationId> = Frozen<SuccessBody<Id>> | Response;

/** By operationId: a body, a response, or a function that returns one or throws. */
export type Answers = { [Id in OperationId]?: Outcome<Id> | ((request: Request) => Outcome<Id> | Promise<Outcome<Id>>) };

const examples = import.meta.glob<Record<string, () => readonly RequestHandler[]>>('../../generated/mocks/*/*.msw.ts');

/**
 * For tests: answers `fetch` until the end of the test. An operation without an answer has the contract's example.
 *
 * @param answers may be changed during the test
 * @param otherwise answers the other operations, for example a stand-in
 * @param observe sees each request before its answer
 * @returns the operations called so far, and their requests
 */
export function backend(
  answers: Answers = {},
  otherwise: (request: Request) => Response | Promise<Response> = respondWithExample,
  observe?: (request: Request) => void | Promise<void>,
): { readonly calls: readonly OperationId[]; readonly requests: readonly Request[] } {
  const calls: OperationId[] = [];
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const id = operationAt(request.method, new URL(request.url).pathname);
    if (id === undefined) throw new Error(`The contract has no ${request.method} ${request.url}.`);
    calls.push(id);
    requests.push(request.clone());
    if (observe !== undefined) await observe(request.clone());
    const answer = answers[id];
    if (answer === undefined) return otherwise(request);
    const outcome = typeof answer === 'function' ? await answer(request) : answer;
    return outcome instanceof Response ? outcome.clone() : respond(id, outcome);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { calls, requests };
}

/** Returns an error response with a message, as the contract's errors have it. */
export const refuse = (status: number, message = 'Não encontrado.') => Response.json({ message }, { status });

function respond(id: OperationId, body: unknown): Response {
  const status = operations[id].statuses.find((one) => one >= 200 && one < 300) ?? 200;
  return body === null ? new Response(null, { status: 204 }) : Response.json(body, { status });
}

/** Answers with the contract's example. */
export async function respondWithExample(request: Request): Promise<Response> {
  const id = operationAt(request.method, new URL(request.url).pathname);
  const tag = id === undefined ? '' : operations[id].tag;
  const module = await examples[`../../generated/mocks/${tag}/${tag}.msw.ts`]?.();
  const handlers = Object.entries(module ?? {}).flatMap(([name, create]) => (/(?<!Response)Mock$/.test(name) ? create() : []));
  return (await getResponse([...handlers], request)) ?? refuse(404);
}
