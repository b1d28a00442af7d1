import type { Context } from 'hono';
import * as z from 'zod/mini';

import type { Visit } from '../db/guard';
import type { World } from '../db/world';
import { respond } from './answer';
import { refusal } from './messages';
import type { LooseAnswer } from './types';

/** The dependencies of the third-party routes. */
export interface ThirdPartyParts {
  world: World;
  verificationToken: string;
  visitOf: (request: Request) => Visit;
  /** Executes a call once per key, or every time without one. 5xx and 429 free the key. */
  once(
    intent: { playerId: string; operation: string; key: string | undefined; body: unknown },
    execute: () => LooseAnswer,
  ): Promise<Response>;
}

/** A rejected third-party call, with its response. */
export class Refused extends Error {
  constructor(readonly answer: LooseAnswer) {
    super(`refused with ${String(answer.status)}`);
  }
}

/**
 * Parses and validates the body of a call.
 *
 * @throws ThirdPartyError 422 if it is invalid
 */
export async function bodyOf<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await c.req.json().catch(() => undefined));
  if (read.success) return read.data;
  const fields = new Set(read.error.issues.map(({ path }) => path.join('.') || 'body'));
  throw new Refused(refusal([...fields].map((field) => ({ field, message: `O campo ${field} é inválido.` }))));
}

/**
 * Returns the Idempotency-Key of a call, if any.
 *
 * @throws ThirdPartyError 422 if it is malformed
 */
export function keyOf(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || /^[\w-]{1,64}$/.test(key)) return key;
  throw new Refused(refusal([{ field: 'Idempotency-Key', message: 'O campo Idempotency-Key é inválido.' }]));
}

/** Returns the bearer token of a call, if any. */
export function tokenOf(c: Context): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** Creates a response that must not be cached, because it is about one player. */
export function sent({ status, body, headers }: LooseAnswer): Response {
  return respond(status, body, { 'Cache-Control': 'no-store', ...headers });
}

/** Creates a schema for an integer in a range. */
export const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));

/** Creates a schema for a non-empty text. */
export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

export const tooFast = (): LooseAnswer => ({
  status: 429,
  body: { message: 'Muitas tentativas. Aguarde um momento.' },
  headers: { 'Retry-After': '1' },
});
