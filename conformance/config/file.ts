import { existsSync, readFileSync } from 'node:fs';

import { getLineColLocation, parseYaml, Source } from '@redocly/openapi-core';
import type { z } from 'zod';

import { below, isRecord, valueAt } from '../contract/pointer';
import { withEnvironment } from './environment';
import { configSchema } from './schema';
import type { ConfigFile } from './schema';
import { UsageError } from './usage-error';

/** A configuration, and where things stand in its file. */
export interface LoadedConfig {
  /** Null where there is no file. */
  file: string | null;
  settings: ConfigFile;
  lineOf(path: readonly PropertyKey[]): number;
}

const USUAL = ['conformance.yaml', 'conformance.yml', 'conformance.json'];

/**
 * Reads the configuration: YAML or JSON, with `${env.NAME}` filled in.
 *
 * @param named the file of `--config`; without one, `conformance.yaml` (`.yml`, `.json`) in the working directory if it is there
 * @throws UsageError with the file, the line and the key that is wrong
 */
export function loadConfig(named: string | undefined, env: NodeJS.ProcessEnv): LoadedConfig {
  const file = named ?? USUAL.find((name) => existsSync(name));
  if (file === undefined) return { file: null, settings: {}, lineOf: () => 1 };
  const text = readText(file);
  const parsed = parsedOf(file, text);
  const source = new Source(file, text);
  const lineOf = (path: readonly PropertyKey[]) => lineIn(source, parsed, path);
  const wrong = (path: readonly PropertyKey[], said: string): never => {
    const key = path.map(String).join('.');
    throw new UsageError(`${file}:${String(lineOf(path))}: ${key === '' ? '' : `${key} `}${said}`);
  };
  const filled = withEnvironment(parsed ?? {}, env, (path, name) =>
    wrong(path, `needs the environment variable ${name}, which is not set`),
  );
  const result = configSchema.safeParse(filled);
  if (result.success) return { file, settings: result.data, lineOf };
  const [issue] = result.error.issues;
  if (issue === undefined) throw new UsageError(`${file}: cannot be read`);
  const { path, said } = inWords(issue, filled);
  return wrong(path, said);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`there is no configuration at ${file}`);
  }
}

function parsedOf(file: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    throw new UsageError(`${file}: not YAML or JSON: ${error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)}`);
  }
}

/** The line of a path, or of the deepest part of it that is there. */
function lineIn(source: Source, parsed: unknown, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const pointer = below('', ...path.slice(0, length).map(String));
    if (valueAt(parsed, pointer) === undefined) continue;
    return getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true }).start.line;
  }
  return 1;
}

function inWords(issue: z.core.$ZodIssue, settings: unknown): { path: PropertyKey[]; said: string } {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = knownBeside(path);
    return {
      path: [...path, ...issue.keys.slice(0, 1)],
      said: `is not a key that is known here${known === '' ? '' : `; there are ${known}`}`,
    };
  }
  if (issue.code === 'invalid_union' && path[0] === 'hooks') return { path, said: 'is neither {request: {method, url}} nor {command}' };
  const came = valueAt(settings, below('', ...path.map(String)));
  if (came === undefined) return { path, said: 'is missing' };
  if (issue.code === 'invalid_type')
    return {
      path,
      said: `must be ${issue.expected}, not ${Array.isArray(came) ? 'a list' : isRecord(came) ? 'an object' : JSON.stringify(came)}`,
    };
  if (issue.code === 'invalid_value')
    return { path, said: `must be one of ${issue.values.map(String).join(', ')}, not ${JSON.stringify(came)}` };
  return { path, said: /^(is|says) /.test(issue.message) ? issue.message : `is not right: ${issue.message}` };
}

function knownBeside(path: readonly PropertyKey[]): string {
  let here: unknown = configSchema;
  for (const part of path) {
    const shape = shapeOf(here);
    here = typeof part === 'number' ? elementOf(here) : shape?.[String(part)];
  }
  return Object.keys(shapeOf(here) ?? {}).join(', ');
}

const inner = (schema: unknown): unknown =>
  isRecord(schema) && typeof schema['unwrap'] === 'function' ? (schema['unwrap'] as () => unknown).call(schema) : schema;
const elementOf = (schema: unknown): unknown => {
  const list = inner(schema);
  return isRecord(list) ? list['element'] : undefined;
};
function shapeOf(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  const object = inner(schema);
  const shape = isRecord(object) ? object['shape'] : undefined;
  return isRecord(shape) ? shape : undefined;
}
