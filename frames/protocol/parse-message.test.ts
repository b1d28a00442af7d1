import { expect, test } from 'vitest';

import { flatRecord, integer, oneOf, optional, text } from './fields';
import { parseFrameMessage } from './parse-message';

const table = {
  opened: {},
  moved: { path: text(10, /^[a-z]+$/), by: integer(0, 9) },
  tracked: { what: flatRecord(2) },
  greeted: { name: optional(text(9)) },
};
const read = (data: unknown) => parseFrameMessage('chat', table, data);
const message = { v: 1, app: 'chat', type: 'moved', path: 'abc', by: 3 };

test('a message is parsed into a new object with only its own fields', () => {
  const parsed = read({ ...message, more: 'evil', __proto__: { evil: 1 } });
  expect(parsed).toEqual({ type: 'moved', path: 'abc', by: 3 });
  expect(Object.keys(parsed ?? {})).toEqual(['type', 'path', 'by']);
});

test.each([
  [null],
  ['text'],
  [[]],
  [new Map()],
  [{ ...message, v: 2 }],
  [{ ...message, v: '1' }],
  [{ ...message, app: 'game' }],
  [{ ...message, type: 'unknown' }],
  [{ ...message, type: 'constructor' }],
  [{ ...message, type: '__proto__' }],
  [{ ...message, type: 1 }],
  [{ ...message, path: 'abcdefghijk' }],
  [{ ...message, path: '<b>' }],
  [{ ...message, path: '' }],
  [{ ...message, path: { toString: () => 'abc' } }],
  [{ ...message, by: 10 }],
  [{ ...message, by: 1.5 }],
  [{ ...message, by: '3' }],
  [{ v: 1, app: 'chat', type: 'moved', by: 3 }],
  [Object.assign(Object.create({ path: 'abc' }), { v: 1, app: 'chat', type: 'moved', by: 3 })],
  [{ v: 1, app: 'chat', type: 'tracked', what: { a: { b: 1 } } }],
  [{ v: 1, app: 'chat', type: 'tracked', what: { 'A B': 1 } }],
  [{ v: 1, app: 'chat', type: 'tracked', what: { a: 1, b: 2, c: 3 } }],
  [{ v: 1, app: 'chat', type: 'tracked', what: { a: Number.NaN } }],
])('the invalid message %j is rejected', (data) => {
  expect(read(data)).toBeUndefined();
});

test('an optional field may be absent, and is then no field of the message', () => {
  expect(read({ v: 1, app: 'chat', type: 'greeted' })).toEqual({ type: 'greeted' });
  expect(Object.keys(read({ v: 1, app: 'chat', type: 'greeted', name: undefined }) ?? {})).toEqual(['type']);
  expect(read({ v: 1, app: 'chat', type: 'greeted', name: 7 })).toBeUndefined();
});

test('oneOf accepts only values of its list', () => {
  expect(['a', 'b', 'toString'].map((word) => oneOf(['a', 'b'])(word))).toEqual([true, true, false]);
});
