import { expect, test } from 'vitest';

import { appendPointer } from './pointer';
import { lineOf, readLines } from './source-lines';

// The name of each key has the line that it is on.
const YAML = `# A comment.
---
L3: &anchor
  L4: >
    L5: not a key
      - nor an item
  "L7": 1
  'L8''s': 2

L10:
- L11: a
  L12:
  - - L13: deep
    -
      L15: later
# Another comment.
L17/~: !!map
  L18: |
    get:
  L20: { L20: [{ L20: [] }],
         L21: 1 }
  L22: *anchor
`;
const JSON_TEXT = JSON.stringify({ L2: 1, 'L3 "\\': [{ L5: ['x, ] }', { L8: [{}], 'L11/~é': 'São' }] }] }, null, '\t');

test.each([
  ['YAML', YAML, 16],
  ['JSON with tabs', JSON_TEXT, 5],
])('Each key of a document in %s has its line.', (_, text, count) => {
  const keys = [...readLines(text)].filter(([pointer]) => /\/L\d+[^/]*$/.test(pointer));
  expect(keys).toHaveLength(count);
  for (const [pointer, line] of keys) expect([pointer, line]).toEqual([pointer, Number(/\/L(\d+)[^/]*$/.exec(pointer)?.[1])]);
});

test('An item has the line of its value, and a place that does not exist that of its nearest ancestor.', () => {
  const lines = readLines(YAML);
  expect(lineOf(lines, '/L10/0/L12/0/1')).toBe(15);
  expect(lineOf(lines, appendPointer('', 'L17/~', 'L18', 'put', 0))).toBe(18);
  expect(lineOf(lines, '/nowhere')).toBe(1);
  expect(lineOf(readLines(''), '/a')).toBe(1);
});
