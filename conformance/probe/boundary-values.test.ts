import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadContract } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import { createSchemaValidator } from '../validate/schema-validator';
import type { SchemaValidator } from '../validate/schema-validator';
import { isValidOnWire, isInvalidOnWire } from './wire-coercion';
import { boundaryValues } from './boundary-values';
import type { Field } from './fields';

const schemas = {
  page: { type: 'integer', minimum: 1, maximum: 60 },
  word: { type: 'string', minLength: 2, maxLength: 4 },
  code: { type: 'string', pattern: '^[A-Z]{3}$' },
  digits: { type: 'string', pattern: '^\\d+$', maxLength: 5 },
  kind: { enum: ['a', 'b'] },
  flag: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  nullable: { oneOf: [{ type: 'null' }, { type: 'integer', minimum: 0 }] },
  free: { type: 'string' },
  metres: { type: 'number', multipleOf: 0.01 },
};

let folder = '';
let store: DocumentStore;
let validator: SchemaValidator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edges-'));
  const file = join(folder, 'contract.json');
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', paths: {}, schemas }));
  ({ store } = await loadContract(file));
  validator = createSchemaValidator(store);
});

afterAll(() => rm(folder, { recursive: true }));

async function values(name: keyof typeof schemas, location: 'query' | 'body', required = true) {
  const schema = store.node(store.root, `/schemas/${name}`);
  const field: Field = {
    in: location,
    isText: location !== 'body',
    name,
    pointer: '',
    schema,
    required,
    requiredAt: null,
    description: '',
    set: (draft) => draft,
  };
  const inside: unknown[] = [];
  const outside: unknown[] = [];
  for (const boundary of boundaryValues(store, schema)) {
    if (boundary.valid && (await isValidOnWire(validator, field, boundary))) inside.push(boundary.value);
    if (!boundary.valid && (await isInvalidOnWire(validator, field, boundary))) outside.push(boundary.value);
  }
  return { inside, outside };
}

test.each<[keyof typeof schemas, 'query' | 'body', unknown[], unknown[]]>([
  ['page', 'body', [1, 60], [0, 61, 2.5, 'conformance', '1', null]],
  ['page', 'query', [1, 60], [0, 61, 2.5, 'conformance']],
  ['word', 'body', ['aa', 'aaaa'], ['a', 'aaaaa', { conformance: true }, 12_345, null]],
  // Query parameters are text, so no wrong type can be sent.
  ['free', 'query', [], []],
  ['digits', 'query', ['11111'], ['111111', 'conformance!?', '§§§§§§§§', 'Não é isto', '-']],
  ['kind', 'body', ['a', 'b'], ['conformance-none']],
  ['flag', 'query', [], ['conformance']],
  ['nullable', 'body', [0, null], [-1, 1.5, 'conformance', '0']],
  ['day', 'query', [], ['2026-13-45', '31/12/2026', '2026-02-30']],
  ['metres', 'body', [0.37], [0.005, 'conformance', '1', null]],
])('Boundary values of %s in the %s', async (name, location, inside, outside) => {
  expect(await values(name, location)).toEqual({ inside, outside });
});

test('An empty text and null are not invalid for an optional field.', async () => {
  const schema = store.node(store.root, '/schemas/word');
  const field: Field = {
    in: 'body',
    isText: false,
    name: 'q',
    pointer: '',
    schema,
    required: false,
    requiredAt: null,
    description: '',
    set: (draft) => draft,
  };
  const empty = { keyword: 'minLength', location: schema, value: '', valid: false };
  expect(await isInvalidOnWire(validator, field, empty)).toBe(false);
  expect(await isInvalidOnWire(validator, field, { ...empty, value: null })).toBe(false);
  expect(await isInvalidOnWire(validator, { ...field, required: true }, empty)).toBe(true);
});
