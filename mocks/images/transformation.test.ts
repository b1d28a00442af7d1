import { expect, test } from 'vitest';

import { negotiateFormat, parseTransformation } from './transformation';

test.each([
  ['width=240,format=auto', { width: 240, isNegotiated: true }],
  ['format=auto', { width: undefined, isNegotiated: true }],
  ['quality=80,width=96', { width: 96, isNegotiated: false }],
])('the options %s are read', (options, expected) => expect(parseTransformation(options)).toEqual(expected));

test.each(['width=0', 'width=2001', 'width=1.5', 'width=auto', 'width='])('%s is refused', (options) =>
  expect(parseTransformation(options)).toBeNull(),
);

test('the format is the best one that the browser accepts', () => {
  expect(negotiateFormat('image/avif,image/webp,*/*')).toBe('avif');
  expect(negotiateFormat('image/webp,*/*')).toBe('webp');
  expect(negotiateFormat(null)).toBe('webp');
});
