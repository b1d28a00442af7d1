import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadContract } from '../contract/contract';
import type { DocumentStore } from '../contract/document-store';
import { createMaker } from '../probe/value-maker';
import { createSchemaValidator } from './schema-validator';
import type { SchemaValidator } from './schema-validator';

const CONTRACT = `openapi: 3.1.0
info: { title: Directions, version: '1' }
paths: {}
components:
  schemas:
    Account:
      type: object
      required: [id, name, password, age, rank]
      properties:
        id: { type: integer, format: int64, readOnly: true }
        name: { type: string, minLength: 1 }
        password: { type: string, writeOnly: true }
        age: { type: integer, format: int32 }
        rank: { type: number, format: float }
    Accounts: { type: object, properties: { data: { type: array, items: { $ref: '#/components/schemas/Account' } } } }
`;

let folder = '';
let store: DocumentStore;
let validator: SchemaValidator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directions-'));
  await writeFile(join(folder, 'contract.yaml'), CONTRACT);
  ({ store } = await loadContract(join(folder, 'contract.yaml')));
  validator = createSchemaValidator(store);
});

afterAll(() => rm(folder, { recursive: true }));

const schema = (name: string) => store.node(store.root, `/components/schemas/${name}`);
const ANA = { id: 1, name: 'Ana', age: 30, rank: 1.5 };

describe('The direction of a member', () => {
  test('lets a response lack a required write-only member, and forbids it to have one.', async () => {
    expect(await validator.validateResponse(schema('Account'), ANA)).toEqual([]);
    const found = await validator.validateResponse(schema('Accounts'), { data: [ANA, { ...ANA, password: 'x' }] });
    expect(found.map(({ keyword, pointer }) => [keyword, pointer])).toEqual([['writeOnly', '/data/1/password']]);
  });

  test('lets a request lack a required read-only member, and the values made up have none.', async () => {
    const made = createMaker(store, 1).value(schema('Account'));
    expect(Object.keys(made as object)).not.toContain('id');
    expect(await validator.validateRequest(schema('Account'), made)).toEqual([]);
    expect((await validator.validateRequest(schema('Account'), { name: 'Ana', age: 1, rank: 1 })).map(({ limit }) => limit)).toEqual([
      'password',
    ]);
  });
});

describe('A number format', () => {
  test.each<[string, object, boolean]>([
    ['the largest int32', { age: 2_147_483_647 }, true],
    ['one above int32', { age: 2_147_483_648 }, false],
    ['one below int32', { age: -2_147_483_649 }, false],
    ['the largest int64', { id: 2 ** 63 - 1024 }, true],
    ['above int64', { id: 1e19 }, false],
    ['above float', { rank: 1e39 }, false],
  ])('has a range: %s.', async (_, change, expected) => {
    expect((await validator.validateResponse(schema('Account'), { ...ANA, ...change })).length === 0).toBe(expected);
  });
});
