import { expect, test } from 'vitest';

import { withInternalForms } from './document';

test.each([
  [
    'the internal form of a schema',
    { description: 'A flag.', oneOf: [{ type: 'boolean' }, { enum: [0, 1] }], 'x-internal': { type: 'boolean' } },
    { description: 'A flag.', type: 'boolean' },
  ],
  ['its first alternative', { oneOf: [{ $ref: '#/a' }, { type: 'array' }], 'x-internal': 'first' }, { $ref: '#/a' }],
  ['a type without null', { type: ['integer', 'null'], 'x-null': 'absent', minimum: 0 }, { type: 'integer', minimum: 0 }],
  ['an own null', { type: ['string', 'null'] }, { type: ['string', 'null'] }],
  [
    'examples as they are',
    { example: { type: ['a', 'null'], 'x-null': 'absent' } },
    { example: { type: ['a', 'null'], 'x-null': 'absent' } },
  ],
])('code is generated from %s (SPEC D15)', (_, schema, internal) => {
  expect(withInternalForms({ properties: { one: schema } })).toEqual({ properties: { one: internal } });
});
