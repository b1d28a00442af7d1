import { toHex } from '../domain/bytes';
import type { OperationContract } from './contract';
import { describeError } from './schema-validator';
import type { SchemaValidator } from './schema-validator';
import { respond, respondWithText } from './responses';
import type { UntypedResponse } from './types';

/** Texts of frozen bodies, with the schema they were validated against. */
const serializedBodies = new WeakMap<object, { schemaName: string; text: string; version: Record<string, string> }>();

/**
 * Value of Cache-Control for a response that is the same for everyone, with the seconds that an edge may keep it, and serve it while
 * it fetches a new one.
 */
const PUBLIC = 'public, s-maxage=60, stale-while-revalidate=600';

/** Beginning of the report of a response that breaks the contract. */
export const BROKEN_CONTRACT = 'The stand-in broke the contract';

/** Receives a violation of the contract as text. */
export type Report = (text: string) => void;

/**
 * Validates the result of a handler and returns it as a response; an invalid one is reported and becomes a 500 that describes the
 * violation. Frozen bodies are validated and serialized once. Adds Cache-Control and, for a 200 that is the same for everyone, an ETag; the
 * result's own headers replace them. `unvalidated` has no effect here: the caller sends such a result itself.
 *
 * @param knownVersion the request's If-None-Match: the same version is sent as a 304
 */
export async function sendValidated(
  operation: OperationContract,
  answer: UntypedResponse,
  validator: SchemaValidator,
  report: Report,
  knownVersion: string | null = null,
): Promise<Response> {
  const schemaName = `${operation.id} ${String(answer.status)}`;
  const { body } = answer;
  const frozenBody = typeof body === 'object' && body !== null && Object.isFrozen(body) ? body : undefined;
  const serialized = frozenBody && serializedBodies.get(frozenBody);
  const isKnown = serialized?.schemaName === schemaName;
  const text = isKnown ? serialized.text : body === undefined ? undefined : JSON.stringify(body);
  const version = isKnown ? serialized.version : await versionHeaders(operation, answer.status, text);
  const headers = { ...headersFor(operation, answer.status), ...version, ...answer.headers };

  const problem = isKnown ? undefined : await findViolation(operation, { ...answer, headers }, validator);
  if (problem === undefined) {
    if (text !== undefined && frozenBody !== undefined) serializedBodies.set(frozenBody, { schemaName, text, version });
    if (version['ETag'] !== undefined && version['ETag'] === knownVersion) return respondWithText(304, undefined, headers);
    return respondWithText(answer.status, text, headers);
  }
  const message = `${BROKEN_CONTRACT}: ${schemaName} ${problem}`;
  report(message);
  return respond(500, { message: message.slice(0, 1000) }, headersFor(operation, 500));
}

/** Returns the headers with the version of a response that is the same for everyone (SPEC B5); otherwise none. */
async function versionHeaders(
  { publicRead }: OperationContract,
  status: number,
  text: string | undefined,
): Promise<Record<string, string>> {
  if (!publicRead || status !== 200 || text === undefined) return {};
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return { 'Cache-Control': PUBLIC, ETag: `"${toHex(new Uint8Array(digest).subarray(0, 8))}"` };
}

/** Returns Cache-Control: `no-store` for an operation with a token or a status that documents the header, else `no-cache` (SPEC B5). */
function headersFor({ secured, responses }: OperationContract, status: number): Record<string, string> {
  const declared = responses.get(status)?.headers['Cache-Control'] !== undefined;
  return { 'Cache-Control': secured || declared ? 'no-store' : 'no-cache' };
}

/** Describes how a response breaks the contract by its status, headers or body; undefined if it does not. */
async function findViolation(
  operation: OperationContract,
  { status, body, headers = {} }: UntypedResponse,
  validator: SchemaValidator,
): Promise<string | undefined> {
  const contract = operation.responses.get(status);
  if (contract === undefined) return 'is not a documented status';
  for (const [name, { required, schema }] of Object.entries(contract.headers)) {
    const text = headers[name];
    if (text === undefined && required !== true) continue;
    const value = text !== undefined && /^\d+$/.test(text) ? Number(text) : text;
    const [wrong] = await validator.validate(`${operation.id} ${String(status)} header ${name}`, schema, value ?? null);
    if (wrong !== undefined) return `header ${name}: ${wrong.keyword} ${JSON.stringify(wrong.limit)}`;
  }
  if (contract.json === undefined) return body === undefined ? undefined : 'has a body, and none is documented';
  if (body === undefined) return 'has no body, and one is documented';
  const wrong = await validator.validate(`${operation.id} ${String(status)}`, contract.json.schema, body);
  return wrong.length === 0 ? undefined : wrong.slice(0, 5).map(describeError).join('; ');
}
