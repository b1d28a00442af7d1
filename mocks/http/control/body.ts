import type { Context } from 'hono';
import * as z from 'zod/mini';

import type { Schema } from '../document';
import { describeError } from '../schema-validator';
import type { SchemaValidator } from '../schema-validator';

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
export async function parseBody<Body extends z.ZodMiniType>(c: Context, schema: Body): Promise<z.output<Body>> {
  const text = await c.req.text();
  // Without a language the messages name neither keys nor allowed values.
  const read = schema.safeParse(text === '' ? {} : parseJson(text), { error: z.locales.en().localeError });
  if (!read.success) throw new ControlError(422, z.prettifyError(read.error));
  return read.data;
}

/** @param name of a schema of the contract, for caching. @throws ControlError 422 with all errors of the value */
export async function requireValid(validator: SchemaValidator, name: string, schema: Schema, value: unknown): Promise<void> {
  const errors = await validator.validate(`control ${name}`, schema, value);
  if (errors.length > 0) throw new ControlError(422, errors.map(describeError).join('\n'));
}

/** Of the valid values in a message. */
const MAX_LISTED = 60;

/** @throws ControlError 404 if the value is undefined; its message lists the valid ones, if they are given */
export function requireFound<T>(value: T | undefined, what: string, valid: readonly string[] = []): T {
  if (value === undefined) throw new ControlError(404, `There is no such ${what}.${listOf(valid)}`);
  return value;
}

/** Renders valid values for a message that ends with a period. */
export function listOf(valid: readonly string[]): string {
  if (valid.length === 0) return '';
  const more = valid.length > MAX_LISTED ? ` and ${String(valid.length - MAX_LISTED)} more` : '';
  return ` There are: ${valid.slice(0, MAX_LISTED).join(', ')}${more}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(422, 'The body is no JSON.');
  }
}

export const integerBetween = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
