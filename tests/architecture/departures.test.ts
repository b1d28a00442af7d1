import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';
import { OBSERVED } from '../../scripts/site/observed-preset';
import { parseRuntimeConfig } from '../../src/api/runtime-config';
import { runtimeConfigShape } from '../../src/api/runtime-config-shape';
import type { JsonSchema } from '../../src/api/runtime-config-checks';

import { schemaKeys } from './compliance-table';
import { definedIds } from './spec-citations';

const PAGE = 'docs/spec/departures.md';
const page = readFileSync(absolute(PAGE), 'utf8');

/** Rows of the tables with this number of cells, without the header lines. */
const rowsOf = (cells: number) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| id |'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(({ length }) => length === cells);

const quoted = (text = '') => text.replaceAll(/^`(?:"")?|`$/g, '');

/** Returns the value at a path such as `regulation.terms`, as the table writes it. */
function valueAt(config: object, path: string): string {
  let value: unknown = config;
  for (const name of path.split('.')) value = Object.entries(value as object).find(([key]) => key === name)?.[1];
  return String(value);
}

/** Paths of the values that the preset sets. */
const pathsOf = (config: object, prefix = ''): string[] =>
  Object.entries(config).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );

const switches = rowsOf(7).map(([id = '', , , , key, byDefault, observed]) => ({
  id,
  key: quoted(key),
  byDefault: quoted(byDefault),
  observed: quoted(observed),
}));

describe('the table of departures', () => {
  test('has one row for each value of the preset, with its value', () => {
    expect(switches.map(({ key }) => key).toSorted()).toEqual(pathsOf(OBSERVED).toSorted());
    expect(switches.map(({ key, observed }) => [key, observed])).toEqual(switches.map(({ key }) => [key, valueAt(OBSERVED, key)]));
  });

  test('names the default of each switch', () => {
    const defaults = parseRuntimeConfig('');
    expect(switches.map(({ key, byDefault }) => [key, byDefault])).toEqual(switches.map(({ key }) => [key, valueAt(defaults, key)]));
  });

  test('covers every switch of the regulation', () => {
    const ofRegulation = [...schemaKeys(runtimeConfigShape.regulation.schema)].map((name) => `regulation.${name}`);
    expect(ofRegulation.filter((key) => !switches.some((row) => row.key === key))).toEqual([]);
  });

  test('names each other flag and choice of the configuration, beside those of the connection and the brand', () => {
    const keys = Object.entries(runtimeConfigShape).flatMap(([name, { schema }]) => (name === 'brand' ? [] : switchKeys(schema, name)));
    expect(keys.filter((key) => key !== 'realtime.tls' && !page.includes(`\`${key}\``))).toEqual([]);
  });

  test('gives a law, safety or the first load as the reason of each switch', () => {
    for (const [, , , reason = ''] of rowsOf(7)) expect(reason).toMatch(/^(law|safety|first load): /);
  });

  test('covers every line of the specification whose code deviates from it or narrows it', () => {
    const ids = new Set([...rowsOf(7), ...rowsOf(4)].map(([id]) => id));
    const narrowed = ['entities', 'marketing', 'modals', 'product', 'real-time', 'session', 'verification'].flatMap((name) =>
      narrowedIds(name),
    );
    expect(narrowed.length).toBeGreaterThan(8);
    expect(narrowed.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('names only lines of the specification', () => {
    const defined = new Set(projectFiles(['docs/spec']).flatMap((file) => definedIds(readFileSync(absolute(file), 'utf8'))));
    expect([...rowsOf(7), ...rowsOf(4)].map(([id = '']) => id).filter((id) => !defined.has(id))).toEqual([]);
  });
});

/** Returns the keys of a configuration whose value is a flag or one of several names, with their paths. */
function switchKeys(schema: JsonSchema, path: string): string[] {
  const { properties } = schema;
  if (typeof properties === 'object' && properties !== null)
    return Object.entries(properties).flatMap(([name, below]: [string, JsonSchema]) => switchKeys(below, `${path}.${name}`));
  return schema['type'] === 'boolean' || 'enum' in schema ? [path] : [];
}

/** Returns the ids of a page's lines that an 'In the code' note follows. */
function narrowedIds(name: string): string[] {
  let id = '';
  return readFileSync(absolute(`docs/spec/${name}.md`), 'utf8')
    .split('\n')
    .flatMap((line) => {
      id = /^- \*\*(\w+)\*\*/.exec(line)?.[1] ?? id;
      return line.includes('*In the code:*') ? [id] : [];
    });
}
