import type { Context } from 'hono';
import * as z from 'zod/mini';

import type { Schema } from '../document';
import { describeError } from '../schema-validator';
import type { SchemaValidator } from '../schema-validator';
import { describeSchema } from './describe-schema';
import { suggestNearest } from './nearest';

/** Error of a rejected request. A route throws it, and `controlRoutes` responds with its status and message. */
export class ControlError extends Error {
  constructor(
    readonly status: 404 | 409 | 422,
    message: string,
  ) {
    super(message);
  }
}

/** Parses a request body; empty counts as `{}`. @throws ControlError 422, with the accepted forms, if it is invalid */
export async function parseBody<Body extends z.ZodMiniType>(c: Context, schema: Body): Promise<z.output<Body>> {
  const text = await c.req.text();
  const refusal = (problem: string) => {
    const forms = describeSchema(z.toJSONSchema(schema, { io: 'input' }));
    return new ControlError(422, `${problem.replace(/\.$/, '')}. ${c.req.method} ${c.req.path} takes ${forms}.`);
  };
  let value: unknown = {};
  try {
    if (text !== '') value = JSON.parse(text);
  } catch {
    throw refusal('The body is no JSON');
  }
  const read = schema.safeParse(value, { error: describeIssue });
  if (read.success) return read.data;
  throw refusal(read.error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`)).join('; '));
}

// The language must be set, because otherwise the messages name neither keys nor allowed values.
const { localeError } = z.locales.en();

/** Names the nearest values of a wrong one, instead of all. */
const describeIssue: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_value' && typeof issue.input === 'string'
    ? `There is no '${issue.input}'.${suggestNearest(issue.values.map(String), issue.input)}`
    : localeError(issue);

/**
 * Validates a value of the contract.
 * @param name name of a schema of the contract, for caching
 * @param example a valid value, for the message
 * @throws ControlError 422 with all errors of the value
 */
export async function requireValid(
  validator: SchemaValidator,
  name: string,
  schema: Schema,
  value: unknown,
  example?: unknown,
): Promise<void> {
  const errors = await validator.validate(`control ${name}`, schema, value);
  if (errors.length === 0) return;
  const valid = example === undefined ? '' : `. A valid one: ${JSON.stringify(example)}`;
  throw new ControlError(422, errors.map(describeError).join('; ') + valid);
}

/**
 * Returns a value that must exist.
 *
 * @param what noun of the value, for the message
 * @param valid valid names, of which the message suggests those nearest to `wrong`
 * @throws ControlError 404 if the value is undefined
 */
export function requireFound<T>(value: T | undefined, what: string, valid: readonly string[] = [], wrong = ''): T {
  if (value === undefined) throw new ControlError(404, `There is no such ${what}.${suggestNearest(valid, wrong)}`);
  return value;
}

/** Creates a schema for a whole number between two bounds, both inclusive. */
export const integerBetween = (from: number, to: number) => z.int().check(z.minimum(from), z.maximum(to));
