import { expect, test } from 'vitest';

import { listOperations, readOperations, type Schema } from './contract-fields';

function listFields(schema: Schema, components: Record<string, unknown> = {}) {
  const contract = {
    components: { schemas: components },
    paths: { '/a/{id}': { get: { operationId: 'a', responses: { '200': { content: { 'application/json': { schema } } } } } } },
  };
  return listOperations(contract)[0]?.fields.map(({ path, types, isRequired }) => [path.join('.'), types, isRequired]);
}

test('fields of objects and of elements of lists are listed with their types', () => {
  const item = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, image: { type: ['string', 'null'] } } };
  expect(listFields({ type: 'object', required: ['data'], properties: { data: { type: 'array', items: item } } })).toEqual([
    ['data', ['array'], true],
    ['data.[].id', ['string'], true],
    ['data.[].image', ['string', 'null'], false],
  ]);
});

test('references and combined schemas are resolved, and an alternative of null is a type', () => {
  const components = {
    Money: { type: 'integer' },
    Base: { type: 'object', required: ['sum'], properties: { sum: { $ref: '#/components/schemas/Money' } } },
  };
  const own = { properties: { end: { oneOf: [{ type: 'string' }, { type: 'null' }] } } };
  expect(listFields({ allOf: [{ $ref: '#/components/schemas/Base' }, own] }, components)).toEqual([
    ['sum', ['integer'], true],
    ['end', ['string', 'null'], false],
  ]);
});

test('a schema that contains itself ends', () => {
  const components = { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } };
  expect(listFields({ $ref: '#/components/schemas/Node' }, components)?.length).toBeLessThan(20);
});

test('the contract has fields for its operations, which match paths with parameters', () => {
  const operations = readOperations();
  expect(operations.find(({ id }) => id === 'getMe')?.fields.map(({ path }) => path.join('.'))).toContain('user.wallet.bonus_mixed');
  const [zipcode, ...others] = operations.filter(({ method, pattern }) => method === 'GET' && pattern.test('/v2/zipcode/01001000'));
  expect(zipcode?.id).toBe('getAddressByZipcode');
  expect(others).toEqual([]);
});
