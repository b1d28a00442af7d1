import { onTestFinished, vi } from 'vitest';

import type { Unknown } from '@generated/api/model/unknown';
import type { OperationId } from '@generated/operations';

import { answerCall } from '../../mocks/examples/answer-call';
import type { Answers as AnswersWith } from '../../mocks/examples/answer-call';
import { operationAt } from './operation-at';

export type { SuccessBody } from '../../mocks/examples/answer-call';

/** Answers with bodies of the contract's types, or of the site's, in which a value can be unknown (SPEC D23). */
export type Answers = AnswersWith<Unknown>;

/**
 * Answers `fetch` until the end of a test. An operation without an answer has the contract's example. A call that the contract
 * does not have is rejected with an error. The end of the test removes all stubbed globals, also those of the test.
 *
 * @param answers answers by operation, which may be changed during the test
 * @param otherwise answers the other operations, for example a stand-in
 * @param observe sees each request before its answer, which waits for it
 * @returns the operations called so far, and copies of their requests; both lists grow during the test
 */
export function backend(
  answers: Answers = {},
  otherwise: (request: Request) => Response | Promise<Response> = respondWithExample,
  observe?: (request: Request) => void | Promise<void>,
): { readonly calls: readonly OperationId[]; readonly requests: readonly Request[] } {
  const calls: OperationId[] = [];
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    // Browsers do the same. React Query aborts the requests of the first of StrictMode's two mounts.
    init?.signal?.throwIfAborted();
    const id = operationAt(request.method, new URL(request.url).pathname);
    if (id === undefined) throw new Error(`The contract has no ${request.method} ${request.url}.`);
    calls.push(id);
    requests.push(request.clone());
    if (observe !== undefined) await observe(request.clone());
    return answers[id] === undefined ? otherwise(request) : answerCall(id, answers[id], request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { calls, requests };
}

/** Returns an error response with a message, as the contract's errors have it. */
export const refuse = (status: number, message = 'Não encontrado.') => Response.json({ message }, { status });

/** Answers with the contract's example, or with a 404 if the contract does not have the call. */
export async function respondWithExample(request: Request): Promise<Response> {
  const id = operationAt(request.method, new URL(request.url).pathname);
  return id === undefined ? refuse(404) : answerCall(id, undefined, request);
}
