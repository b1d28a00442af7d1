import { existsSync, readFileSync } from 'node:fs';

import type { z } from 'zod';

import { parseFile } from '../contract/parse-file';
import { appendPointer, isRecord, valueAt } from '../contract/pointer';
import { lineOf, readLines } from '../contract/source-lines';
import { substituteEnvironment } from './environment';
import { configSchema } from './schema';
import type { ConfigFile } from './schema';
import { UsageError } from './usage-error';

/** Files in the working directory that are tried if no configuration is named; the first that exists is read. */
export const DEFAULT_FILES = ['conformance.yaml', 'conformance.yml', 'conformance.json'];

/**
 * Configuration that was read, with `${env.NAME}` substituted. `file` is null if there is none; `lineAt` returns the line of a setting,
 * from 1.
 */
export interface LoadedConfig {
  file: string | null;
  settings: ConfigFile;
  lineAt(path: readonly PropertyKey[]): number;
}

/**
 * Reads the YAML or JSON configuration and substitutes `${env.NAME}`.
 *
 * @param configFile path; undefined for the first of {@link DEFAULT_FILES} that exists; without one there are no settings
 * @throws UsageError if `configFile` cannot be read or is not YAML or JSON, a variable is not set, or a key is invalid; the last two
 *   with the line
 */
export function loadConfig(configFile: string | undefined, env: NodeJS.ProcessEnv): LoadedConfig {
  const file = configFile ?? DEFAULT_FILES.find((name) => existsSync(name));
  if (file === undefined) return { file: null, settings: {}, lineAt: () => 1 };
  const text = readText(file);
  const parsed = parseSource(file, text);
  const lines = readLines(text);
  const lineAt = (path: readonly PropertyKey[]) => lineOf(lines, appendPointer('', ...path.map(String)));
  const fail = (path: readonly PropertyKey[], message: string): never => {
    const key = path.map(String).join('.');
    throw new UsageError(`${file}:${String(lineAt(path))}: ${key === '' ? '' : `${key} `}${message}`);
  };
  const filled = substituteEnvironment(parsed ?? {}, env, (path, name) =>
    fail(path, `needs the environment variable ${name}, which is not set`),
  );
  const result = configSchema.safeParse(filled);
  if (result.success) return { file, settings: result.data, lineAt };
  const [issue] = result.error.issues;
  if (issue === undefined) throw new UsageError(`${file}: cannot be read`);
  const { path, message } = describeIssue(issue, filled);
  return fail(path, message);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`there is no configuration at ${file}`);
  }
}

function parseSource(file: string, text: string): unknown {
  try {
    return parseFile(text);
  } catch (error) {
    throw new UsageError(`${file}: not YAML or JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function describeIssue(issue: z.core.$ZodIssue, settings: unknown): { path: PropertyKey[]; message: string } {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = siblingKeys(path);
    return {
      path: [...path, ...issue.keys.slice(0, 1)],
      message: `is not a known key${known === '' ? '' : `; the keys are ${known}`}`,
    };
  }
  if (issue.code === 'invalid_union' && path[0] === 'hooks') return { path, message: 'is neither {request: {method, url}} nor {command}' };
  const actual = valueAt(settings, appendPointer('', ...path.map(String)));
  if (actual === undefined) return { path, message: 'is missing' };
  if (issue.code === 'invalid_type')
    return {
      path,
      message: `must be ${issue.expected}, not ${Array.isArray(actual) ? 'a list' : isRecord(actual) ? 'an object' : JSON.stringify(actual)}`,
    };
  if (issue.code === 'invalid_value')
    return { path, message: `must be one of ${issue.values.map(String).join(', ')}, not ${JSON.stringify(actual)}` };
  return { path, message: /^(is|says) /.test(issue.message) ? issue.message : `is invalid: ${issue.message}` };
}

function siblingKeys(path: readonly PropertyKey[]): string {
  let current: unknown = configSchema;
  for (const part of path) {
    const shape = objectShape(current);
    current = typeof part === 'number' ? elementSchema(current) : shape?.[String(part)];
  }
  return Object.keys(objectShape(current) ?? {}).join(', ');
}

const unwrapSchema = (schema: unknown): unknown =>
  isRecord(schema) && typeof schema['unwrap'] === 'function' ? (schema['unwrap'] as () => unknown).call(schema) : schema;
const elementSchema = (schema: unknown): unknown => {
  const list = unwrapSchema(schema);
  return isRecord(list) ? list['element'] : undefined;
};
function objectShape(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  const object = unwrapSchema(schema);
  const shape = isRecord(object) ? object['shape'] : undefined;
  return isRecord(shape) ? shape : undefined;
}
