import { at } from './document';
import type { Schema } from './document';

/** One thing that a value does against its schema. */
export interface Violation {
  /** Where in the value, a JSON pointer; '' is the whole. */
  pointer: string;
  /** The keyword of JSON Schema that was broken. */
  keyword: string;
  /** What stood behind the keyword: a least value, a list, a pattern. */
  limit: unknown;
}

/**
 * Says whether values keep to the contract's schemas. Injected, because the fast way compiles and a page under the
 * Content-Security-Policy may not.
 */
export interface Judge {
  /**
   * @param key names the schema; the same key always comes with the same schema
   * @param schema may refer to the contract's named schemas
   * @param value any JSON
   * @returns what is wrong, nothing when all is right
   */
  check(key: string, schema: Schema, value: unknown): Violation[] | Promise<Violation[]>;
}

/** Where the named schemas live for the judges; no such host is ever asked. */
export const DEFINITIONS_URI = 'https://contract.invalid/definitions';

/**
 * A schema whose references lead to {@link DEFINITIONS_URI}, whoever reads it.
 *
 * @param schema as the contract has it
 */
export function relocated(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', `"${DEFINITIONS_URI}#/$defs/`)) as Schema;
}

/**
 * Turns `required`, which is about a whole object, into one violation for each member that is missing.
 *
 * @param violations what a judge found
 * @param value what was judged
 */
export function byMember(violations: readonly Violation[], value: unknown): Violation[] {
  return violations.flatMap((violation) => {
    if (violation.keyword !== 'required' || !Array.isArray(violation.limit)) return [violation];
    const owner = at(value, violation.pointer);
    const missing = violation.limit.filter((name: unknown) => typeof name === 'string' && at(owner, `/${name}`) === undefined);
    return missing.map((name) => ({ ...violation, pointer: `${violation.pointer}/${String(name)}` }));
  });
}

/** A violation in a line, for developers. */
export const describe = ({ pointer, keyword, limit }: Violation): string =>
  `${pointer === '' ? '/' : pointer}: ${keyword} ${JSON.stringify(limit)}`;
