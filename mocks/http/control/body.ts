import type { Context } from 'hono';
import * as z from 'zod/mini';

/** A request of the control API that is refused: the status, and what is wrong. */
export class Refused extends Error {
  constructor(
    readonly status: 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The body of a request as a schema has it; none counts as an object without members.
 *
 * @throws Refused with 422 for anything else
 */
export async function bodyOf<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const read = schema.safeParse(text === '' ? {} : parsed(text));
  if (!read.success) throw new Refused(422, z.prettifyError(read.error));
  return read.data;
}

/**
 * What was looked for.
 *
 * @throws Refused with 404 where there is none
 */
export function there<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Refused(404, `There is no such ${what}.`);
  return thing;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(422, 'The body is no JSON.');
  }
}

/** A whole number in a range. */
export const whole = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
