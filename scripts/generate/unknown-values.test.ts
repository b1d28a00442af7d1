import { expect, test } from 'vitest';

import type { Document } from './document';
import { renderUnknownValues, withUnknownValues } from './unknown-values';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const UNKNOWN = { $ref: '#/components/schemas/Unknown' };
const KIND = { $ref: '#/components/schemas/Kind' };

function contract(item: object, request: object = { type: 'object' }): Document {
  const responses = { 200: json({ $ref: '#/components/schemas/List' }) };
  const operation = {
    operationId: 'addItem',
    tags: ['wallet'] as [string],
    'x-source': 'proposed' as const,
    requestBody: json(request),
    responses,
  };
  return {
    info: { title: 'Trial', version: '1.0.0' },
    tags: [{ name: 'wallet' }],
    paths: { '/v2/items': { post: operation } },
    webhooks: {},
    components: {
      schemas: {
        List: { type: 'object', properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Item' } } } },
        Item: item,
        Kind: { type: 'string', enum: ['a', 'b'] },
        Cents: { type: 'integer', 'x-amount': true },
      },
    },
  } as unknown as Document;
}

const opened = (item: object, request?: object) => withUnknownValues(contract(item, request)).components['schemas']?.['Item'];
const properties = (own: object) => ({ type: 'object', properties: own });

test.each<[string, object, object]>([
  ['an enum', { type: 'string', enum: ['a'] }, { oneOf: [{ type: 'string', enum: ['a'] }, UNKNOWN] }],
  ['a named enum', KIND, { oneOf: [KIND, UNKNOWN] }],
  ['an amount', { type: 'integer', 'x-amount': true }, { oneOf: [{ type: 'integer', 'x-amount': true }, UNKNOWN] }],
  ['an enum or null', { oneOf: [KIND, { type: 'null' }] }, { oneOf: [KIND, { type: 'null' }, UNKNOWN] }],
  ['a list of enums', { type: 'array', items: KIND }, { type: 'array', items: { oneOf: [KIND, UNKNOWN] } }],
])('%s of a response can be unknown', (_, schema, expected) => {
  expect(opened(properties({ value: schema }))).toEqual(properties({ value: expected }));
});

test.each([{ type: 'integer' }, { type: 'boolean' }, { type: 'string', const: 'a' }])('%j stays as it is', (schema) => {
  expect(opened(properties({ value: schema }))).toEqual(properties({ value: schema }));
});

test('the places are listed by operation, with any item as *', () => {
  const text = renderUnknownValues(contract(properties({ kind: KIND, cents: { $ref: '#/components/schemas/Cents' } })));
  expect(text).toContain("  addItem: ['/data/*/kind', '/data/*/cents'],");
});

test('a request may share an enum with a response, but no object with one', () => {
  expect(() => opened(properties({ kind: KIND }), properties({ kind: KIND }))).not.toThrow();
  expect(() => opened(properties({ kind: KIND }), { $ref: '#/components/schemas/Item' })).toThrow('Item is in requests and in responses');
});
