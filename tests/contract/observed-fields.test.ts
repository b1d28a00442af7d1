import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isObject, members } from '../../scripts/contract/json';
import type { Json, JsonObject } from '../../scripts/contract/json';
import { listOperations } from '../../scripts/contract/walk';

import { schema } from './contract-facts.fixture';

const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

/** Schemas of proposals, and parts of which nothing is required. */
const LEFT_OUT = ['LoginChallenge', 'RegisterAnswerData', 'TransactionListLinks', 'TransactionListMeta'];

interface Row {
  readonly required: readonly string[];
  /** Undefined for a schema whose optional fields the specification lists elsewhere. */
  readonly optional: readonly string[] | undefined;
}

/** Adds the names of the object schemas that a part of the contract refers to, with those behind them. */
function addSchemas(part: Json | undefined, names: Set<string>): void {
  if (Array.isArray(part)) for (const each of part) addSchemas(each, names);
  if (!isObject(part)) return;
  const name = typeof part['$ref'] === 'string' ? part['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined && String(part['$ref']).includes('/schemas/') && !names.has(name) && !LEFT_OUT.includes(name)) {
    names.add(name);
    addSchemas(schema(name), names);
  }
  for (const [key, value] of members(part)) if (key !== 'examples' && key !== 'headers') addSchemas(value, names);
}

/** Returns the fields of the schemas that observed calls answer with and observed events send. */
function contractRows(): Record<string, Row> {
  const names = new Set<string>();
  for (const { kind, node } of listOperations(contract)) {
    if (node['x-source'] !== 'observed') continue;
    if (kind === 'webhook') addSchemas(node['requestBody'], names);
    else for (const [status, response] of members(node['responses'])) if (status.startsWith('2')) addSchemas(response, names);
  }
  const objects = [...names].filter((name) => isObject(schema(name)['properties']));
  return Object.fromEntries(
    objects.toSorted().map((name) => {
      const required = schema(name)['required'];
      const isRequired = (field: string) => Array.isArray(required) && required.includes(field);
      const fields = members(schema(name)['properties'])
        .map(([field]) => field)
        .toSorted();
      const optional = name === 'Settings' ? undefined : fields.filter((field) => !isRequired(field));
      return [name, { required: fields.filter(isRequired), optional }];
    }),
  );
}

const cells = readFileSync('docs/spec/observed-fields.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const list = (text: string | undefined, separator: string) =>
  text === undefined || text === '' ? [] : text.split(separator).map((one) => one.trim());

test('the table of observed fields in the specification is the contract', () => {
  const documented = cells.map(([, name = '', required, optional]) => [
    name,
    {
      required: list(required, ';').map((entry) => entry.split(':')[0]),
      optional: optional === 'all of E6' ? undefined : list(optional, ','),
    },
  ]);
  expect(Object.fromEntries(documented)).toEqual(contractRows());
});

test('a required field of an observed response is known from an observed sentence, or has its reason', () => {
  const own = cells.filter(([, , required]) => /: [BDGN]\d/.test(required ?? '')).map(([, name]) => name);
  expect(own).toEqual(['SettingsMenuItem', 'Transaction']);
});
