import { expect, test } from 'vitest';

import type { Document } from './document';
import { renderVisitorReads } from './visitor-reads';

function render(schema: object, change: object = {}, original: object = schema): string {
  const contract = (item: object): Document => ({
    info: { title: 'Trial', version: '1.0.0' },
    tags: [{ name: 'lobby' }],
    paths: {
      '/v2/items/{id}': {
        get: {
          operationId: 'getItem',
          tags: ['lobby'],
          'x-source': 'proposed',
          security: [],
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } } } },
          ...change,
        },
      },
    },
    webhooks: {},
    components: {
      schemas: { Item: item },
      responses: { Items: { content: { 'application/json': { schema: { type: 'boolean' } } } }, None: { description: 'None.' } },
    },
  });
  return renderVisitorReads(contract(schema), contract(original));
}

const shapeOf = (schema: object, original?: object) => /^const item: Shape = (.*);$/m.exec(render(schema, {}, original))?.[1];

test.each([
  [{ type: 'string' }, "['string']"],
  [{ type: 'string', minLength: 1, description: 'A name.' }, "['string', 1]"],
  [{ type: 'string', pattern: '^/' }, String.raw`['string', 0, Infinity, /^\//]`],
  [{ type: 'string', format: 'date-time' }, "['string', 0, Infinity, DATE_TIME]"],
  [{ type: ['integer', 'null'], minimum: 0 }, "['nullable', ['integer', 0]]"],
  [{ type: 'number', maximum: 9 }, "['number', -Infinity, 9]"],
  [{ enum: ['a', 'b'] }, `['enum', ["a","b"]]`],
  [{ oneOf: [{ type: 'boolean' }, { type: 'null' }] }, "['either', [['boolean'], ['null']]]"],
  [{ type: 'array', items: { const: 1 }, maxItems: 3 }, "['array', ['enum', [1]], 0, 3]"],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, "['record', ['boolean']]"],
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'null' }, b: { type: 'boolean' } } },
    "['object', { a: ['null'] }, { b: ['boolean'] }]",
  ],
])('%j becomes a row of the table', (schema, shape) => {
  expect(shapeOf(schema)).toBe(shape);
});

test('forms that only backends send are kept from the original contract', () => {
  const schema = { type: 'object', properties: { a: { type: 'boolean' } } };
  const original = { type: 'object', properties: { a: { type: ['boolean', 'null'], 'x-null': 'absent' } } };
  expect(shapeOf(schema, original)).toBe("['object', {  }, { a: ['boolean'] }, true]");
  expect(shapeOf({ type: 'array', items: { type: 'null' } }, { 'x-internal': 'first' })).toBe("['listed', ['array', ['null']]]");
});

test('only GETs without a player are listed, with their path and an empty success', () => {
  expect(render({ type: 'boolean' })).toContain(String.raw`[/^\/v2\/items\/[^/]+$/, item],`);
  const responses = { 200: { content: { 'application/json': { schema: { type: 'boolean' } } } }, 204: { description: 'None.' } };
  expect(render({}, { responses })).toContain("/, ['boolean'], true],");
  const references = { 200: { $ref: '#/components/responses/Items' }, 204: { $ref: '#/components/responses/None' } };
  expect(render({}, { responses: references })).toContain("/, ['boolean'], true],");
  expect(render({ type: 'boolean' }, { security: [{ bearerAuth: [] }] })).not.toContain('item]');
});

test.each([
  [{ type: 'number', multipleOf: 5 }, "'multipleOf'"],
  [{ type: 'string', format: 'ipv6' }, "'ipv6'"],
  [{ type: ['string', 'integer'] }, 'string, integer'],
  [{ type: 'object' }, 'cannot express'],
])('%j is refused', (schema, message) => {
  expect(() => render(schema)).toThrow(message);
});
