import { expect, test } from 'vitest';

import { getLineColLocation, Source } from '@redocly/openapi-core';

import { JsonLines } from './json-lines';
import { appendPointer } from './pointer';

const DOCUMENT = {
  openapi: '3.0.3',
  'a "quoted\\ key': [1, -2.5e3, true, null, 'x, ] }', { deep: [[], {}, [{ last: 0 }]] }],
  paths: { '/things/{id}': { get: { parameters: [{ name: 'id~1' }], 'x-é': 'São' } } },
};

function pointers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([name, member]) => pointers(member, appendPointer(pointer, name)))];
}

test.each([2, '\t'])('Each place has the line that a syntax tree gives it (indent %j).', (indent) => {
  const text = JSON.stringify(DOCUMENT, null, indent);
  const lines = new JsonLines(text);
  const source = new Source('openapi.json', text);
  for (const pointer of pointers(DOCUMENT).filter((one) => one !== '')) {
    const { start } = getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true });
    expect([pointer, lines.line(pointer)]).toEqual([pointer, start.line]);
  }
});

test('A place that does not exist has the line of its nearest ancestor.', () => {
  const lines = new JsonLines(JSON.stringify(DOCUMENT, null, 2));
  expect(lines.line('/paths/~1things~1{id}/put/responses')).toBe(lines.line('/paths/~1things~1{id}'));
  expect(lines.line('/openapi/0')).toBe(2);
  expect(lines.line('')).toBe(1);
});
