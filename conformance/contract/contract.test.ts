import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findResponse } from './responses';
import { loadContract } from './contract';
import { readConstraints } from './schema-constraints';
import { ContractError } from './contract-error';

let folder = '';

const ROOT = `openapi: 3.1.0
info: { title: Split, version: '1' }
servers: [{ url: 'https://{host}/{stage}/', variables: { host: { default: a.invalid }, stage: { default: v3 } } }]
paths:
  /things/{id}:
    $ref: parts/things.yaml#/paths/~1things~1{id}
components:
  securitySchemes:
    basic: { type: http, scheme: basic }
`;

const THINGS = `paths:
  /things/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: q, in: query, schema: { type: string } }
    get:
      security: [{ basic: [] }]
      parameters:
        - { name: q, in: query, required: true, schema: { $ref: '#/schemas/Word' } }
      responses:
        '200': { description: ok, content: { Application/JSON;charset=utf-8: { schema: { $ref: '#/schemas/Word' } } } }
        4xx: { description: no }
        default: { description: else }
schemas:
  Word:
    allOf:
      - { type: string, maxLength: 9, examples: [day: 2026-11-21] }
      - { minLength: 2, maxLength: 5 }
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  await mkdir(join(folder, 'parts'));
  await writeFile(join(folder, 'root.yaml'), ROOT);
  await writeFile(join(folder, 'parts', 'things.yaml'), THINGS);
});

afterAll(() => rm(folder, { recursive: true }));

test('A contract in several files is read as one, with the lines of its files.', async () => {
  const { operations, basePath, store } = await loadContract(join(folder, 'root.yaml'));
  const [operation] = operations;
  expect(operation).toMatchObject({ id: 'GET /things/{id}', credential: { name: 'Authorization', prefix: 'Basic ' } });
  expect(basePath).toBe('/v3');
  const word = operation?.parameters.find(({ name }) => name === 'q');
  expect(word).toMatchObject({ required: true });
  const [constraints] = word?.schema ? readConstraints(store, word.schema) : [];
  expect(constraints?.keywords.get('minLength')?.value).toBe(2);
  const maxLength = constraints?.keywords.get('maxLength');
  expect(maxLength?.value).toBe(5);
  expect(maxLength && store.sourceLocation(maxLength)).toEqual({ file: join(folder, 'parts', 'things.yaml'), line: 18 });
});

test('A status matches the exact response first, then its range, then the default.', async () => {
  const { operations } = await loadContract(join(folder, 'root.yaml'));
  const responses = operations[0]?.responses ?? [];
  expect([200, 404, 500].map((status) => findResponse(responses, status)?.status)).toEqual(['200', '4XX', 'default']);
  expect(responses[0]?.content[0]?.type).toBe('application/json');
});

const schemas = (text: string) => `openapi: 3.1.0\npaths: {}\ncomponents:\n  schemas:\n    ${text}\n`;

test.each([
  ['a property of the schema itself', 'A: { properties: { parent: { $ref: "#/components/schemas/A" } } }'],
  ['items of the schema itself', 'A: { anyOf: [{ type: "null" }, { items: { $ref: "#/components/schemas/A" } }] }'],
  [
    'two schemas in turn',
    'A: { properties: { b: { $ref: "#/components/schemas/B" } } }\n    B: { items: { $ref: "#/components/schemas/A" } }',
  ],
  ['an anchor', 'A: { $anchor: a, type: string }\n    B: { $ref: "#a" }'],
  ['data that looks like a reference', 'A: { example: { $ref: "#/x" }, default: { $ref: "#/x" }, examples: [{ $ref: "#/x" }] }'],
  ['a property called $ref', 'A: { properties: { $ref: { type: string } } }'],
])('A contract is read with %s.', async (name, text) => {
  const file = join(folder, `${name.replaceAll(/[ $]/g, '-')}.yaml`);
  await writeFile(file, schemas(text));
  await expect(loadContract(file)).resolves.toMatchObject({ operations: [] });
});

test.each([
  ['of two types, none', 'A: { allOf: [{ type: string }, { type: number }] }', []],
  ['of a number and an integer, the integer', 'A: { type: number, allOf: [{ type: integer }] }', [['integer']]],
  ['of a type and any type, the type', 'A: { type: [string, "null"], allOf: [{ minLength: 1 }] }', [['string', 'null']]],
  ['of alternatives, those of an allowed type', 'A: { type: object, oneOf: [{ type: array }, { properties: {} }] }', [['object']]],
  ['of alternatives without an allowed type, none', 'A: { type: object, oneOf: [{ type: string, allOf: [{ type: number }] }] }', []],
])('A schema allows, %s.', async (name, text, expected) => {
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.yaml`);
  await writeFile(file, schemas(text));
  const { store } = await loadContract(file);
  expect(readConstraints(store, store.node(store.root, '/components/schemas/A')).map(({ types }) => types)).toEqual(expected);
});

describe('An invalid contract is rejected:', () => {
  test.each([
    ['a missing file', null, /there is no contract at/],
    ['a later minor version', 'openapi: 3.10.0\npaths: {}', /not an OpenAPI 3.0 or 3.1 document \(openapi: 3.10.0\)/],
    ['another version', 'openapi: 4.0.0\npaths: {}', /not an OpenAPI 3.0 or 3.1 document \(openapi: 4.0.0\)/],
    ['invalid YAML', 'openapi: [', /cannot read/],
    ['a reference to a missing file', "openapi: 3.1.0\npaths: { /a: { $ref: 'no.yaml#/a' } }", /cannot read .*no\.yaml/],
    ['a reference to a missing node', "openapi: 3.1.0\npaths: { /a: { $ref: '#/nowhere' } }", /:2: #\/nowhere cannot be resolved/],
    ['Swagger 2.0', "swagger: '2.0'\npaths: {}", /this is Swagger 2\.0/],
    [
      'a dangling reference in a schema',
      schemas('A: { properties: { b: { $ref: "#/components/schemas/B" } } }'),
      /:5: #.*B cannot be resolved/,
    ],
    ['a dangling reference below a property called value', schemas('A: { properties: { value: { $ref: "#/b" } } }'), /:5: #\/b cannot be/],
    ['a dangling anchor', schemas('A: { $ref: "#nowhere" }'), /:5: #nowhere cannot be resolved/],
    ['a schema that is itself', schemas('A: { $ref: "#/components/schemas/A" }'), /:5: .*A resolves to itself/],
    [
      'two schemas that are each other',
      schemas('A: { $ref: "#/components/schemas/B" }\n    B: { $ref: "#/components/schemas/A" }'),
      /:5: .*B resolves to itself/,
    ],
    ['a schema that extends itself', schemas('A: { allOf: [{ $ref: "#/components/schemas/A" }] }'), /:5: this schema refers to itself/],
  ])('%s', async (name, text, message) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.yaml`);
    if (text !== null) await writeFile(file, text);
    const loading = loadContract(file);
    await expect(loading).rejects.toThrow(ContractError);
    await expect(loading).rejects.toThrow(message);
  });
});
