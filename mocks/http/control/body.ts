import type { Context } from 'hono';
import * as z from 'zod/mini';

/** A status and a message for a rejected request. */
export class ControlError extends Error {
  constructor(
    readonly status: 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** Parses a request body; empty counts as `{}`. @throws ControlError 422 if it is invalid */
export async function parseBody<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const read = schema.safeParse(text === '' ? {} : parseJson(text));
  if (!read.success) throw new ControlError(422, z.prettifyError(read.error));
  return read.data;
}

/** @throws ControlError 404 if the value is undefined */
export function requireFound<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new ControlError(404, `There is no such ${what}.`);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(422, 'The body is no JSON.');
  }
}

export const integerBetween = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
