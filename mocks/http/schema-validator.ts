import { resolvePointer } from './document';
import type { Schema } from './document';

/** Violation of a JSON Schema by a value. */
export interface SchemaError {
  /** JSON pointer to the value; '' is the whole. */
  pointer: string;
  /** Keyword of the schema that is violated, such as `required`. */
  keyword: string;
  /** Limit that was violated: a minimum, a list, a pattern. */
  limit: unknown;
}

/**
 * Validator of schemas. It is injected, because the fast one needs code generation, which a page's
 * Content-Security-Policy forbids.
 */
export interface SchemaValidator {
  /**
   * @param key for caching; must always come with the same schema
   * @param schema may reference named schemas
   * @returns the errors; empty if valid
   */
  validate(key: string, schema: Schema, value: unknown): SchemaError[] | Promise<SchemaError[]>;
}

/** Address of the definitions, which is never fetched. */
export const DEFINITIONS_URI = 'https://contract.invalid/definitions';

/** Returns a copy of a schema whose references to the contract's named schemas point to {@link DEFINITIONS_URI}. */
export function rebaseReferences(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${DEFINITIONS_URI}#/$defs/`)) as Schema;
}

/** Splits each `required` error into one per missing property, at its pointer. @param value the whole value that was validated */
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
