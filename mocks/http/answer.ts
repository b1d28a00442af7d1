import type { OperationContract } from './contract';
import { describe } from './judge';
import type { Judge } from './judge';
import type { LooseAnswer } from './types';

/** Serialized frozen bodies, with the response schema they were validated against. */
const written = new WeakMap<object, { as: string; text: string }>();

/** Reports contract violations to developers. */
export type Report = (text: string) => void;

/**
 * Validates a handler's response against the contract and sends it. An invalid one becomes a 500 that describes the
 * violation. Frozen bodies are validated and serialized only once.
 *
 * @param operation the operation's contract
 * @param answer the handler's response
 * @param report receives violations
 */
export async function leave(operation: OperationContract, answer: LooseAnswer, judge: Judge, report: Report): Promise<Response> {
  const headers = { ...headersFor(operation, answer.status), ...answer.headers };
  const as = `${operation.id} ${String(answer.status)}`;
  const { body } = answer;
  const lasting = typeof body === 'object' && body !== null && Object.isFrozen(body) ? body : undefined;
  const known = lasting && written.get(lasting);
  if (known?.as === as) return send(answer.status, known.text, headers);

  const problem = await violation(operation, { ...answer, headers }, judge);
  if (problem === undefined) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    if (text !== undefined && lasting !== undefined) written.set(lasting, { as, text });
    return send(answer.status, text, headers);
  }
  const message = `The stand-in broke the contract: ${as} ${problem}`;
  report(message);
  return respond(500, { message: message.slice(0, 1000) }, headersFor(operation, 500));
}

/** Creates a JSON response, or one without a body. */
export function respond(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return send(status, body === undefined ? undefined : JSON.stringify(body), headers);
}

function send(status: number, text: string | undefined, headers: Record<string, string>): Response {
  if (text === undefined) return new Response(null, { status, headers });
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

function headersFor({ secured, answers }: OperationContract, status: number): Record<string, string> {
  const declared = answers.get(status)?.headers['Cache-Control'] !== undefined;
  return { 'Cache-Control': secured || declared ? 'no-store' : 'no-cache' };
}

async function violation(
  operation: OperationContract,
  { status, body, headers = {} }: LooseAnswer,
  judge: Judge,
): Promise<string | undefined> {
  const documented = operation.answers.get(status);
  if (documented === undefined) return 'is not a documented status';
  for (const [name, { required, schema }] of Object.entries(documented.headers)) {
    const text = headers[name];
    if (text === undefined && required !== true) continue;
    const value = text !== undefined && /^\d+$/.test(text) ? Number(text) : text;
    const [wrong] = await judge.check(`${operation.id} ${String(status)} header ${name}`, schema, value ?? null);
    if (wrong !== undefined) return `header ${name}: ${wrong.keyword} ${JSON.stringify(wrong.limit)}`;
  }
  if (documented.json === undefined) return body === undefined ? undefined : 'has a body, and none is documented';
  if (body === undefined) return 'has no body, and one is documented';
  const wrong = await judge.check(`${operation.id} ${String(status)}`, documented.json.schema, body);
  return wrong.length === 0 ? undefined : wrong.slice(0, 5).map(describe).join('; ');
}
