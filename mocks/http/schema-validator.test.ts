import { describe, expect, test } from 'vitest';

import { definitions } from './contract';
import type { Schema } from './document';
import { createBrowserValidator } from './schema-validator-browser';
import { createNodeValidator } from './schema-validator-node';

const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const notice = { id: 'ntf_1', type: 'system', title: 'Olá', body: '', url: null, created_at: '2026-11-21T14:05:00-03:00', read_at: null };

const cases: [string, Schema, unknown, string[]][] = [
  ['all right', named('Notification'), notice, []],
  ['a member missing', named('Notification'), { ...notice, title: undefined }, ['/title required']],
  ['two missing', named('LoginRequest'), {}, ['/email required', '/password required']],
  ['one too many', named('Notification'), { ...notice, extra: 1 }, ['/extra unevaluatedProperties']],
  ['too short', named('Notification'), { ...notice, title: '' }, ['/title minLength']],
  ['none of the list', named('Notification'), { ...notice, type: 'gift' }, ['/type enum']],
  ['another type', named('Notification'), { ...notice, body: 5 }, ['/body type']],
  ['a pattern', named('Notification'), { ...notice, id: 'a b' }, ['/id pattern']],
  ['a format', named('Notification'), { ...notice, read_at: 'yesterday' }, ['/read_at format']],
  ['deep in a list', { type: 'array', items: named('Notification') }, [notice, { ...notice, title: 7 }], ['/1/title type']],
  ['beside a reference', { $ref: '#/components/schemas/Cents', maximum: 10 }, 11, [' maximum']],
  ['a name with a slash', { type: 'object', properties: { 'a/b': { type: 'string' } } }, { 'a/b': 1 }, ['/a~1b type']],
];

describe.each([
  ['compiling', createNodeValidator(definitions)],
  ['interpreting', createBrowserValidator(definitions)],
])('the %s validator', (_, judge) => {
  test.each(cases)('%s', async (name, schema, value, expected) => {
    const found = await judge.validate(name, schema, value);
    expect(found.map(({ pointer, keyword }) => `${pointer} ${keyword}`).sort()).toEqual(expected);
  });

  test('returns the value of the violated keyword', async () => {
    expect(await judge.validate('Cents', named('Cents'), -1)).toEqual([{ pointer: '', keyword: 'minimum', limit: 0 }]);
  });
});
