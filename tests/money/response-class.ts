import type { OperationId } from '../../generated/operations';
import { operations } from '../../generated/operations';
import type { Prng } from './prng';

/** Bodies of responses. `own` is that of the executed operation. */
const BODIES = ['own', 'message', 'empty', 'null', 'data-null', 'wrong-type', 'wrong-shape', 'truncated', 'html'] as const;
type BodyClass = (typeof BODIES)[number];

export interface FaultyResponse {
  readonly status: number;
  readonly body: BodyClass;
}

/** Statuses that fetch accepts without a body only. */
const WITHOUT_BODY = [204, 205, 304];

/** Operations for which every 2xx means success (SPEC A26). */
const ANY_SUCCESS: readonly OperationId[] = ['activateBonus', 'redeemBonus', 'deleteBonus'];

/** State of the execution when the server responds. `later`: it still will, or may fail to. */
export type Execution = 'done' | 'later' | 'never';

/**
 * Draws a faulty response.
 *
 * @param execution time when the server executes the operation. A documented response that contradicts it is never
 * drawn, because no client can detect it
 */
export function faultyResponse(prng: Prng, id: OperationId, execution: Execution): FaultyResponse {
  for (;;) {
    const faulty = { status: prng.integer(200, 599), body: prng.pick(BODIES) };
    if (!isLie(id, faulty, execution)) return faulty;
  }
}

/** Draws a faulty response to a read, which never looks like a documented success. */
export function faultyRead(prng: Prng): FaultyResponse {
  return {
    status: prng.pick([200, 200, 408, 429, 499, 500, 502, 503, 504, 520, 524]),
    body: prng.pick(['html', 'truncated', 'null', 'wrong-type', 'data-null']),
  };
}

function isLie(id: OperationId, { status, body }: FaultyResponse, execution: Execution): boolean {
  const isExecuted = execution !== 'never';
  const { statuses } = operations[id];
  const isSuccess = status < 300;
  if (isSuccess && (body === 'own' || ANY_SUCCESS.includes(id))) return execution !== 'done';
  // A coupon response with a message alone is a documented rejection (SPEC C3).
  if (isSuccess) return isExecuted && id === 'applyCoupon' && body === 'message';
  // 408, 429 and 499 are no statements about the execution, even in their documented form.
  const isDocumented = status < 500 && ![408, 429, 499].includes(status) && (statuses as readonly number[]).includes(status);
  return isExecuted && isDocumented && (body === 'message' || body === 'own');
}

/**
 * Builds a faulty response.
 *
 * @param own the backend's response; undefined if nothing was executed
 */
export async function buildResponse({ status, body }: FaultyResponse, own: Response | undefined): Promise<Response> {
  if (WITHOUT_BODY.includes(status)) return new Response(null, { status });
  const text = await own?.text();
  return new Response(textOf(body, text ?? '{"data":{}}'), {
    status,
    headers: { 'Content-Type': body === 'html' ? 'text/html' : 'application/json' },
  });
}

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
