import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDocument } from 'yaml';

import { MAX_CONTRACT_VALUES, MAX_DEPTH, withTimeLimit } from '../limits';
import { assetPath } from './bundled-assets';
import { duplicateMembers } from './duplicate-members';
import { measureJson } from './json-tokens';

/** Maximum number of lines and commas of YAML. Its parser takes a kilobyte for each. */
const MAX_YAML_PARTS = 1_000_000;

/** Limits of the two attempts to parse YAML, in ms. */
const PARSE_LIMITS_MS = [30_000, 60_000];

/**
 * Parses YAML or JSON. If the package has a parsed copy of a bundled YAML text, the copy is read instead.
 *
 * @throws Error, not a ContractError, with the line of a syntax error or of a member that occurs twice in an object, or with the
 *   exceeded limit
 */
export function parseFile(text: string): unknown {
  const isJson = /^\s*\{/.test(text);
  const parsed = (isJson ? parseJson(text) : readParsedCopy(text)) ?? withTimeLimit(PARSE_LIMITS_MS, () => parseYaml(text));
  assertReadable(parsed);
  return parsed;
}

/** Returns the file name of the parsed copy of a YAML text, which is found by the text's hash. */
export const parsedCopyName = (text: string): string => `${createHash('sha256').update(text).digest('hex')}.json`;

/**
 * Parses JSON; undefined if it is invalid, or if a member occurs twice in an object. The YAML parser reads JSON also and reports the
 * errors, but takes two hundred times as long.
 *
 * @throws Error if the brackets are nested too deep
 */
function parseJson(text: string): unknown {
  assertDepth(measureJson(text).depth);
  try {
    const parsed: unknown = JSON.parse(text);
    return duplicateMembers(text).length === 0 ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the copy that the package has of a bundled YAML file; undefined if there is none. */
function readParsedCopy(text: string): unknown {
  try {
    return JSON.parse(readFileSync(join(assetPath('parsed'), parsedCopyName(text)), 'utf8'));
  } catch {
    return undefined;
  }
}

function parseYaml(text: string): unknown {
  if (countParts(text) > MAX_YAML_PARTS) throw new Error(`it has more than ${String(MAX_YAML_PARTS)} lines and commas`);
  const document = parseDocument(text, { merge: true });
  const [error] = document.errors;
  // The parser calls itself for each level.
  if (error?.message.startsWith('Maximum call stack') === true) throw new Error(TOO_DEEP);
  // The further lines quote the file.
  if (error !== undefined) throw new Error(error.message.split(':\n', 1)[0]);
  // Contracts repeat an anchor as often as they like. `assertReadable` counts the values that they stand for.
  return document.toJS({ maxAliasCount: -1 });
}

function countParts(text: string): number {
  let parts = 0;
  for (const character of text) if (character === '\n' || character === ',') parts += 1;
  return parts;
}

const TOO_DEEP = `its values are nested more than ${String(MAX_DEPTH)} times`;

function assertDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new Error(TOO_DEEP);
}

/** Number of values of a document, and how deep they are nested. */
interface Extent {
  readonly values: number;
  readonly height: number;
}

const SINGLE: Extent = { values: 1, height: 0 };

/**
 * Throws for a document that is too deep or too large to be read. Aliases of YAML share values, so that a text of ten lines
 * can stand for millions of them.
 */
function assertReadable(document: unknown): void {
  const known = new Map<object, Extent>();
  const { values, height } = measure(document, 0);
  assertDepth(height);
  if (values > MAX_CONTRACT_VALUES) throw new Error(`it has more than ${String(MAX_CONTRACT_VALUES)} values`);

  function measure(value: unknown, depth: number): Extent {
    if (typeof value !== 'object' || value === null) return SINGLE;
    assertDepth(depth);
    const found = known.get(value);
    if (found !== undefined) return found;
    let [total, highest] = [1, 0];
    for (const member of Object.values(value)) {
      const inner = measure(member, depth + 1);
      total += inner.values;
      highest = Math.max(highest, inner.height + 1);
    }
    const extent = { values: total, height: highest };
    known.set(value, extent);
    return extent;
  }
}
