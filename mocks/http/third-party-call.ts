import type { Context } from 'hono';
import * as z from 'zod/mini';

import type { VisitContext } from '../db/players/authorization';
import type { World } from '../db/world';
import { respond } from './responses';
import { validationResponse } from './messages';
import type { UntypedResponse } from './types';

/** Dependencies of the routes for the pages of third parties. */
export interface ThirdPartyDeps {
  world: World;
  /** Token that the verification widget must send. */
  verificationToken: string;
  getVisit: (request: Request) => VisitContext;
  /**
   * Executes a call once per player and key, or every time without a key. Another call with the key is a 409. A 5xx, a 429, and a 403 for a
   * missing confirmation or location free the key.
   */
  executeOnce(
    request: { playerId: string; operation: string; key: string | undefined; body: unknown },
    execute: () => UntypedResponse,
  ): Promise<Response>;
}

/** Error of a rejected call, with its response, which the routes send. */
export class ThirdPartyError extends Error {
  constructor(readonly answer: UntypedResponse) {
    super(`refused with ${String(answer.status)}`);
  }
}

/** Parses the body of a call. @throws ThirdPartyError 422 if it is invalid */
export async function parseBody<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await c.req.json().catch(() => undefined));
  if (read.success) return read.data;
  const fields = new Set(read.error.issues.map(({ path }) => path.join('.') || 'body'));
  throw new ThirdPartyError(validationResponse([...fields].map((field) => ({ field, message: `O campo ${field} é inválido.` }))));
}

/** Returns the Idempotency-Key, if any. @throws ThirdPartyError 422 if it is malformed */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || /^[\w-]{1,64}$/.test(key)) return key;
  throw new ThirdPartyError(validationResponse([{ field: 'Idempotency-Key', message: 'O campo Idempotency-Key é inválido.' }]));
}

/** Returns the bearer token of a request, if any. */
export function bearerToken(c: Context): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** Creates a response from the result of a handler, uncacheable because it is about one player. */
export function toResponse({ status, body, headers }: UntypedResponse): Response {
  return respond(status, body, { 'Cache-Control': 'no-store', ...headers });
}

/** Creates a schema for a text of 1 to `maxLength` characters. */
export const textUpTo = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
