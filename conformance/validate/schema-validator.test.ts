import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadContract } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import { createSchemaValidator } from './schema-validator';
import type { SchemaValidator } from './schema-validator';

const schemas = {
  Id: { type: 'string', minLength: 1 },
  Base: { type: 'object', required: ['id'], properties: { id: { $ref: '#/schemas/Id' } } },
  Closed: {
    allOf: [{ $ref: '#/schemas/Base' }, { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } }],
    unevaluatedProperties: false,
  },
  Shape: {
    oneOf: [
      { type: 'object', required: ['kind', 'r'], properties: { kind: { const: 'circle' }, r: { type: 'number' } } },
      { type: 'object', required: ['kind', 'a'], properties: { kind: { const: 'square' }, a: { type: 'number' } } },
      { type: 'null' },
    ],
  },
  List: { type: 'array', items: { $ref: '#/schemas/Closed' }, maxItems: 2 },
  Beside: { $ref: '#/schemas/Id', maxLength: 3 },
  Tree: { type: 'object', properties: { left: { $ref: '#/schemas/Tree' } }, additionalProperties: false },
  'a/b': { type: 'object', properties: { 'c/d': { type: 'integer' } } },
  Mail: { type: 'string', format: 'email' },
  Link: { type: 'string', format: 'uri' },
  Uuid: { type: 'string', format: 'uuid' },
  Day: { type: 'string', format: 'date' },
};

let folder = '';
let store: DocumentStore;
let validator: SchemaValidator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-'));
  const file = join(folder, 'with space.json');
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', paths: {}, schemas }));
  ({ store } = await loadContract(file));
  validator = createSchemaValidator(store);
});

afterAll(() => rm(folder, { recursive: true }));

const check = async (name: string, value: unknown) => {
  const found = await validator.validate({ file: store.root, pointer: `/schemas/${name.replace('/', '~1')}` }, value);
  return found.map(({ pointer, keyword, location }) => `${pointer} ${keyword} @${location.pointer}`);
};

describe('The validator reports only leaf errors, with their locations:', () => {
  test.each<[string, string, unknown, string[]]>([
    ['a valid value', 'Closed', { id: 'a', at: '2026-11-21T14:05:00-03:00' }, []],
    ['a type behind a reference', 'Closed', { id: 5 }, ['/id type @/schemas/Id/type']],
    ['a missing member, by name', 'Closed', {}, ['/id required @/schemas/Base/required']],
    ['an extra member, through allOf', 'Closed', { id: 'a', x: 1 }, ['/x unevaluatedProperties @/schemas/Closed/unevaluatedProperties']],
    [
      'an error in one part, without marking the other parts as unknown',
      'Closed',
      { id: 'a', at: 'now' },
      ['/at format @/schemas/Closed/allOf/1/properties/at/format'],
    ],
    [
      'a date-time without an offset',
      'Closed',
      { id: 'a', at: '2026-11-21T14:05:00' },
      ['/at format @/schemas/Closed/allOf/1/properties/at/format'],
    ],
    ['the closest alternative', 'Shape', { kind: 'square', a: '1' }, ['/a type @/schemas/Shape/oneOf/1/properties/a/type']],
    ['all alternatives if none is close', 'Shape', 'circle', [' oneOf @/schemas/Shape/oneOf']],
    ['items', 'List', [{ id: 'a' }, { id: '' }], ['/1/id minLength @/schemas/Id/minLength']],
    ['a keyword beside a reference', 'Beside', 'abcd', [' maxLength @/schemas/Beside/maxLength']],
    ['a recursive schema', 'Tree', { left: { left: { x: 1 } } }, ['/left/left/x additionalProperties @/schemas/Tree/additionalProperties']],
    ['names with slashes', 'a/b', { 'c/d': '1' }, ['/c~1d type @/schemas/a~1b/properties/c~1d/type']],
    ['an e-mail address', 'Mail', 'ana', [' format @/schemas/Mail/format']],
    ['an address', 'Link', 'not a uri', [' format @/schemas/Link/format']],
    ['a UUID', 'Uuid', '123', [' format @/schemas/Uuid/format']],
    ['a day', 'Day', '2026-02-30', [' format @/schemas/Day/format']],
  ])('%s', async (_, name, value, expected) => {
    expect(await check(name, value)).toEqual(expected);
  });

  test('A second validator for the same file does not affect the first.', async () => {
    const other = createSchemaValidator(store);
    expect(await other.isValid({ file: store.root, pointer: '/schemas/Id' }, '')).toBe(false);
    expect(await validator.isValid({ file: store.root, pointer: '/schemas/Id' }, 'a')).toBe(true);
  });
});

test('Ajv agrees with the validator.', async () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'https://judge.invalid/', schemas });
  const values = [
    null,
    1,
    '',
    'a',
    'abcd',
    'ana@exemplo.invalid',
    '2026-11-21',
    {},
    { id: 'a' },
    { id: 'a', x: 1 },
    { kind: 'circle', r: 1 },
    { kind: 'circle' },
    [],
    [{ id: 'a' }],
    { left: {} },
  ];
  for (const name of Object.keys(schemas)) {
    const pointer = `/schemas/${name.replace('/', '~1')}`;
    const validate = ajv.compile({ $ref: `https://judge.invalid/#${pointer}` });
    for (const value of values)
      expect([name, value, await validator.isValid({ file: store.root, pointer }, value)]).toEqual([name, value, validate(value)]);
  }
});
