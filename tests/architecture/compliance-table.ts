import type { JsonSchema } from '../../src/api/runtime-config-checks';
import { citedIds } from './spec-citations';

/** Row of docs/compliance.md, with the names in its cells. */
export interface ComplianceRow {
  readonly rule: string;
  /** Texts of all cells, of which the other fields are parts. */
  readonly cells: readonly string[];
  /** Ids of the specification. */
  readonly ids: readonly string[];
  /** Ids of operations of the contract. */
  readonly operations: readonly string[];
  /** Names of scenarios of the stand-in. */
  readonly scenarios: readonly string[];
  /** Paths of tests, relative to the project's root. */
  readonly tests: readonly string[];
  /** Names of pictures of the gallery. */
  readonly pictures: readonly string[];
  /** Keys of the configuration that switch the rule on or off. */
  readonly switches: readonly string[];
  /** Fields of the backend's responses that decide on the rule, with their operation. */
  readonly answers: readonly (readonly [field: string, operation: string])[];
  /** True if the row says that there is nothing to test. */
  readonly hasNoTest: boolean;
  /** True if the row says that players see nothing of the rule. */
  readonly hasNoSight: boolean;
}

const ANSWER = /`(\w+)` of `(\w+)`/g;
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Reads the rows of the table, without its two header lines. */
export function complianceRows(text: string): ComplianceRow[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| rule |'));
  return lines.map((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [rule = '', , where = '', calls = '', tests = '', pictures = '', switches = ''] = cells;
    const [operations = '', scenarios = ''] = calls.split(/; scenarios? /);
    return {
      rule,
      cells,
      ids: citedIds('table.md', where.replaceAll(/`[^`]+`/g, '')),
      operations: quoted(operations),
      scenarios: quoted(scenarios),
      tests: [...tests.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file),
      pictures: quoted(pictures),
      switches: quoted(switches.replaceAll(ANSWER, '')),
      answers: [...switches.matchAll(ANSWER)].map(([, field = '', operation = '']) => [field, operation] as const),
      hasNoTest: tests.startsWith('none: '),
      hasNoSight: pictures === 'none: nothing to see',
    };
  });
}

/** Returns the keys of a configuration: those of objects, and those in objects with their path, such as `regulation.terms`. */
export function schemaKeys(schema: JsonSchema, prefix = ''): Set<string> {
  const { properties } = schema;
  if (typeof properties !== 'object' || properties === null) return new Set();
  return new Set(
    Object.entries(properties).flatMap(([name, below]: [string, JsonSchema]) => [
      `${prefix}${name}`,
      ...schemaKeys(below, `${prefix}${name}.`),
    ]),
  );
}
