import type { OperationId } from '../../generated/operations';
import { operations } from '../../generated/operations';
import type { Prng } from './prng';

/** Kinds of bodies. `own` is the body of the backend's response, `message` that of an error. */
const BODIES = ['own', 'message', 'empty', 'null', 'data-null', 'wrong-type', 'wrong-shape', 'truncated', 'html'] as const;
type BodyClass = (typeof BODIES)[number];

/** Faulty response: a status with a kind of body, which mostly do not fit together. */
export interface FaultyResponse {
  readonly status: number;
  readonly body: BodyClass;
}

/** Statuses for which a `Response` must not have a body. */
const WITHOUT_BODY = [204, 205, 304];

/** Operations for which every 2xx means success (SPEC A26). */
const ANY_SUCCESS: readonly OperationId[] = ['activateBonus', 'redeemBonus', 'deleteBonus'];

/** State of the execution when the server responds: it has succeeded, follows later or may still fail, or never happens or was rejected. */
export type Execution = 'done' | 'later' | 'never';

/**
 * Draws a faulty response.
 *
 * @param execution moment of the execution. A documented response that contradicts it is not drawn, because no client could
 *   detect the contradiction
 */
export function faultyResponse(prng: Prng, id: OperationId, execution: Execution): FaultyResponse {
  for (;;) {
    const faulty = { status: prng.integer(200, 599), body: prng.pick(BODIES) };
    if (!isLie(id, faulty, execution)) return faulty;
  }
}

/** Draws a faulty response to a read. It never looks like a documented success. */
export function faultyRead(prng: Prng): FaultyResponse {
  return {
    status: prng.pick([200, 200, 408, 429, 499, 500, 502, 503, 504, 520, 524]),
    body: prng.pick(['html', 'truncated', 'null', 'wrong-type', 'data-null']),
  };
}

/** Returns true if a response is documented and contradicts the execution. */
function isLie(id: OperationId, { status, body }: FaultyResponse, execution: Execution): boolean {
  const isExecuted = execution !== 'never';
  const { statuses } = operations[id];
  const isSuccess = status < 300;
  if (isSuccess && (body === 'own' || ANY_SUCCESS.includes(id))) return execution !== 'done';
  // A coupon response with a message alone is a documented rejection (SPEC C3).
  if (isSuccess) return isExecuted && id === 'applyCoupon' && body === 'message';
  // The statuses 408, 429 and 499 say nothing about the execution, even if they are documented.
  const isDocumented = status < 500 && ![408, 429, 499].includes(status) && (statuses as readonly number[]).includes(status);
  return isExecuted && isDocumented && (body === 'message' || body === 'own');
}

/**
 * Builds a faulty response.
 *
 * @param own response of the backend, whose body is read unless the status forbids one; undefined if nothing was executed yet
 */
export async function buildResponse({ status, body }: FaultyResponse, own: Response | undefined): Promise<Response> {
  if (WITHOUT_BODY.includes(status)) return new Response(null, { status });
  const text = await own?.text();
  return new Response(textOf(body, text ?? '{"data":{}}'), {
    status,
    headers: { 'Content-Type': body === 'html' ? 'text/html' : 'application/json' },
  });
}

/** Returns the text of a kind of body. @param own text of the backend's response */
function textOf(body: BodyClass, own: string): string {
  switch (body) {
    case 'own':
      return own;
    case 'message':
      return '{"message":"Request Timeout"}';
    case 'empty':
      return '';
    case 'null':
      return 'null';
    case 'data-null':
      return '{"data":null}';
    case 'wrong-type':
      return '[1,2,3]';
    case 'wrong-shape':
      return '{"data":{"unexpected":true}}';
    case 'truncated':
      return own.slice(0, Math.max(1, Math.floor(own.length / 2)));
    case 'html':
      return '<html><body><h1>502 Bad Gateway</h1></body></html>';
  }
}
