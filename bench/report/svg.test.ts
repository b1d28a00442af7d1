import { expect, test } from 'vitest';

import { shorten, tag, text } from './svg';

test('attributes and texts are escaped, children are not', () => {
  expect(tag('g', { title: '"a" < b', x: 1.26 }, text(0, 1, 'a & b'))).toBe(
    '<g title="&quot;a&quot; &lt; b" x="1.3"><text x="0" y="1">a &amp; b</text></g>',
  );
});

test.each([
  ['/assets/main.js', 20, '/assets/main.js'],
  ['/assets/very-long-name.js', 11, '/asse…me.js'],
])('%s with at most %i characters is %s', (path, length, expected) => {
  expect(shorten(path, length)).toBe(expected);
});
