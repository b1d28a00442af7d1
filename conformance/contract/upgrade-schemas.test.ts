import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createSchemaValidator } from '../validate/schema-validator';
import type { SchemaValidator } from '../validate/schema-validator';
import { loadContract } from './contract';
import type { DocumentStore } from './document-store';
import { upgradeSchemas } from './upgrade-schemas';

const OLD = `openapi: 3.0.3
info: { title: Old, version: '1' }
paths: {}
components:
  schemas:
    Text: { type: string, nullable: true, enum: [a, b] }
    Size: { type: integer, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }
    Name: { type: string, minLength: 2 }
    Reference: { $ref: '#/components/schemas/Name', maxLength: 1 }
    NullableReference: { $ref: '#/components/schemas/Name', nullable: true }
    Composed:
      nullable: true
      allOf:
        - type: object
          properties:
            inner: { nullable: true, allOf: [{ $ref: '#/components/schemas/Name' }] }
    Either: { nullable: true, oneOf: [{ type: string }, { type: integer }] }
    Property: { type: object, properties: { nullable: { type: boolean }, example: { type: string, nullable: true } } }
    Escaped: { type: string, pattern: '^[\\w\\-.]+\\@x\\_y$' }
    Delimited: { type: string, pattern: '/^[a-z\\-]+$/' }
    Php: { type: string, pattern: '(?<=a)(?i)b' }
`;

let folder = '';
let store: DocumentStore;
let validator: SchemaValidator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'old-'));
  await writeFile(join(folder, 'old.yaml'), OLD);
  ({ store } = await loadContract(join(folder, 'old.yaml')));
  validator = createSchemaValidator(store);
});

afterAll(() => rm(folder, { recursive: true }));

const schema = (name: string) => store.node(store.root, `/components/schemas/${name}`);
const isValid = (name: string, value: unknown) => validator.isValid(schema(name), value);

describe('A document of OpenAPI 3.0', () => {
  test.each<[string, unknown, boolean]>([
    ['Text', null, true],
    ['Text', 'a', true],
    ['Text', 'c', false],
    ['Size', 0, false],
    ['Size', 1, true],
    ['Size', 9, true],
    ['Size', 10, false],
    ['Reference', 'long enough', true],
    ['NullableReference', null, true],
    ['NullableReference', 'x', false],
    ['Composed', null, true],
    ['Composed', { inner: null }, true],
    ['Composed', { inner: 'x' }, false],
    ['Composed', 7, false],
    ['Either', null, true],
    ['Either', true, false],
    ['Property', { nullable: true, example: null }, true],
    ['Property', { nullable: 'yes' }, false],
    ['Escaped', 'a-b.c@x_y', true],
    ['Escaped', 'a b@x_y', false],
    ['Delimited', 'a-b', true],
    ['Delimited', '7', false],
    // A pattern of another dialect is left out, so that the rest of the schema still counts.
    ['Php', 'anything', true],
    ['Php', 7, false],
  ])('takes %s as its authors mean it: %j is %s.', async (name, value, expected) => {
    expect(await isValid(name, value)).toBe(expected);
  });

  test('has errors at the lines of the file, also below a moved keyword.', async () => {
    const [error] = await validator.validate(schema('Composed'), { inner: 'x' });
    expect(error?.keyword).toBe('minLength');
    const [wrongType] = await validator.validate(schema('Size'), 0);
    expect(store.sourceLocation(wrongType?.location ?? schema('Size')).line).toBe(7);
    const inner = OLD.split('\n').findIndex((line) => line.includes('inner:')) + 1;
    const moved = { file: store.root, pointer: '/components/schemas/Composed/anyOf/0/allOf/0/properties/inner/anyOf/0/allOf/0' };
    expect(store.sourceLocation(moved).line).toBe(inner);
  });

  test('lists a pattern that no JavaScript engine compiles.', () => {
    expect(store.unusablePatterns.map(({ pointer }) => pointer)).toEqual(['/components/schemas/Php/pattern']);
  });

  test('is copied, not changed.', () => {
    const document = { components: { schemas: { A: { type: 'string', nullable: true } } } };
    expect(upgradeSchemas(document).parsed).toEqual({ components: { schemas: { A: { type: ['string', 'null'] } } } });
    expect(document.components.schemas.A).toEqual({ type: 'string', nullable: true });
  });
});
