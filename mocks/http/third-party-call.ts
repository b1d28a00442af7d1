import type { Context } from 'hono';
import * as z from 'zod/mini';

import type { Visit } from '../db/guard';
import type { World } from '../db/world';
import { respond } from './answer';
import { refusal } from './messages';
import type { LooseAnswer } from './types';

/** What the calls of the third parties stand on. */
export interface ThirdPartyParts {
  world: World;
  verificationToken: string;
  visitOf: (request: Request) => Visit;
  /** Executes a call once for its key; one without a key each time. Under 5xx and 429 a key is free again. */
  once(
    intent: { playerId: string; operation: string; key: string | undefined; body: unknown },
    execute: () => LooseAnswer,
  ): Promise<Response>;
}

/** A call of a third party that is refused: the answer says why. */
export class Refused extends Error {
  constructor(readonly answer: LooseAnswer) {
    super(`refused with ${String(answer.status)}`);
  }
}

/**
 * The body of a call as a schema has it.
 *
 * @throws Refused with 422 for anything else
 */
export async function bodyOf<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await c.req.json().catch(() => undefined));
  if (read.success) return read.data;
  const fields = new Set(read.error.issues.map(({ path }) => path.join('.') || 'body'));
  throw new Refused(refusal([...fields].map((field) => ({ field, message: `O campo ${field} é inválido.` }))));
}

/**
 * The Idempotency-Key of a call; nothing where there is none.
 *
 * @throws Refused with 422 for one that is no key
 */
export function keyOf(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || /^[\w-]{1,64}$/.test(key)) return key;
  throw new Refused(refusal([{ field: 'Idempotency-Key', message: 'O campo Idempotency-Key é inválido.' }]));
}

/** The token of a call; nothing where there is none. */
export function tokenOf(c: Context): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** An answer as it leaves: it is about one player, so nobody keeps it. */
export function sent({ status, body, headers }: LooseAnswer): Response {
  return respond(status, body, { 'Cache-Control': 'no-store', ...headers });
}

/** A whole number in a range. */
export const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));

/** A text of at least one and at most so many characters. */
export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Too much in too short a time. */
export const tooFast = (): LooseAnswer => ({
  status: 429,
  body: { message: 'Muitas tentativas. Aguarde um momento.' },
  headers: { 'Retry-After': '1' },
});
