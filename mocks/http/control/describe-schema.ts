import type * as z from 'zod/mini';

/** Maximum number of values in a description, which otherwise has only their number. */
const MAX_VALUES = 20;

/**
 * Renders a schema in words like a TypeScript type, such as `{ id: string, times?: integer from 1 to 9 }`. A lower limit without an upper one
 * is left out.
 */
export function describeSchema(schema: z.core.JSONSchema.JSONSchema): string {
  const { const: fixed, enum: values, anyOf, type, format, description, properties } = schema;
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (values !== undefined) return describeValues(values);
  if (anyOf !== undefined) return anyOf.map(describe).join(' or ');
  if (properties !== undefined) return describeMembers(properties, schema.required);
  if (type === 'array') return `list of ${schema.items === undefined ? 'anything' : describe(schema.items as typeof schema)}`;
  const name = [format ?? type ?? 'anything'].flat().join(' or ');
  return name + range(schema) + (description === undefined ? '' : ` (${description})`);
}

const describe = (schema: z.core.JSONSchema._JSONSchema) => (typeof schema === 'boolean' ? 'anything' : describeSchema(schema));

const describeValues = (values: readonly unknown[]) =>
  values.length > MAX_VALUES ? `one of ${String(values.length)} names` : values.map((value) => JSON.stringify(value)).join(' or ');

function describeMembers(properties: Readonly<Record<string, z.core.JSONSchema._JSONSchema>>, required: readonly string[] = []): string {
  const members = Object.entries(properties).map(([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${describe(schema)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function range({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: z.core.JSONSchema.JSONSchema): string {
  return maximum === Number.MAX_SAFE_INTEGER ? '' : ` from ${String(minimum)} to ${String(maximum)}`;
}
