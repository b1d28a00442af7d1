import { operations } from '@generated/operations';
import type { OperationId } from '@generated/operations';
import { http } from 'msw';
import type { HttpHandler } from 'msw';

import { answerCall } from './answer-call';
import type { Answers } from './answer-call';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Creates the handlers of msw for all operations of the contract, on any host.
 *
 * @param answers as for {@link contractHandler}, by operationId
 */
export function contractHandlers(answers: Answers = {}): HttpHandler[] {
  // Paths with fewer parameters come first: /api/mini-games/mines/current is no id.
  const countParameters = (id: OperationId) => operations[id].path.split('{').length;
  const ids = (Object.keys(operations) as OperationId[]).toSorted((one, other) => countParameters(one) - countParameters(other));
  return ids.map((id) => contractHandler(id, answers[id]));
}

/**
 * Creates the handler of msw for one operation of the contract, on any host.
 *
 * @param answer a body of the success, a documented status (answered by its example), a response, or a function of the
 *   request that returns one of these. Without it, the contract's example of the success; a list has the requested page, or
 *   the 422 if `page` or `per_page` is invalid
 */
export function contractHandler<Id extends OperationId>(id: Id, answer?: Answers[Id]): HttpHandler {
  const { method, path } = operations[id];
  return http[method.toLowerCase() as Method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => answerCall(id, answer, request));
}
