import { resolvePointer } from './document';
import type { Schema } from './document';

/** A violation of a schema. */
export interface SchemaError {
  /** JSON pointer into the value; '' is the whole. */
  pointer: string;
  /** The violated JSON Schema keyword. */
  keyword: string;
  /** The keyword's value: a minimum, a list, a pattern. */
  limit: unknown;
}

/**
 * Validates values against the contract's schemas. It is injected, because the fast implementation needs code
 * generation, which a page's Content-Security-Policy forbids.
 */
export interface SchemaValidator {
  /**
   * @param key identifies the schema for caching; a key must always come with the same schema
   * @param schema may reference the contract's named schemas
   * @param value any JSON value
   * @returns the errors; empty if valid
   */
  validate(key: string, schema: Schema, value: unknown): SchemaError[] | Promise<SchemaError[]>;
}

/** Base URI of the named schemas; it is never fetched. */
export const DEFINITIONS_URI = 'https://contract.invalid/definitions';

/** Rewrites the references of a schema to {@link DEFINITIONS_URI}. */
export function rebaseReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${DEFINITIONS_URI}#/$defs/`)) as Schema;
}

/**
 * Splits each `required` error into one error per missing property.
 *
 * @param value the validated value
 */
export function splitRequired(violations: readonly SchemaError[], value: unknown): SchemaError[] {
  return violations.flatMap((violation) => {
    if (violation.keyword !== 'required' || !Array.isArray(violation.limit)) return [violation];
    const owner = resolvePointer(value, violation.pointer);
    const missing = violation.limit.filter((name: unknown) => typeof name === 'string' && resolvePointer(owner, `/${name}`) === undefined);
    return missing.map((name) => ({ ...violation, pointer: `${violation.pointer}/${String(name)}` }));
  });
}

/** Formats an error in one line, for developers. */
export const describeError = ({ pointer, keyword, limit }: SchemaError): string =>
  `${pointer === '' ? '/' : pointer}: ${keyword} ${JSON.stringify(limit)}`;
