import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getLineColLocation, Source } from '@redocly/openapi-core';
import { expect, test } from 'vitest';

import { parseFile } from './parse-file';
import { appendPointer } from './pointer';
import { TextLines } from './text-lines';
import { YamlLines } from './yaml-lines';

const CONTRACT = fileURLToPath(new URL('../../openapi/', import.meta.url));
const LIBRARY = fileURLToPath(new URL('../../bench/conformance/library/openapi.yaml', import.meta.url));

const TRICKY = `# A comment.
---
openapi: 3.0.3
info: &info
  title: >
    key: not a key
      - nor an item
  "quoted: \\"key\\"": 1
  'it''s': 2

tags:
- name: a
  x-list:
  - - deep
    - deeper
  -
    later: 1
# Another comment.
- name: b
paths:
  /games/{id}: !!map
    get:
      description: |
        get:
          responses: no key
      parameters:
        - &id
          name: id
          in: path
      responses:
        "200": {description: ok}
        404:

          description: a:b
`;

function pointers(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([name, member]) => pointers(member, appendPointer(pointer, name)))];
}

/** True if a flow collection begins on a line and ends on a later one. */
const opensFlow = (line: string) => line.replaceAll(/[^[{]/g, '').length > line.replaceAll(/[^\]}]/g, '').length;

/** Returns the places whose line is not the one of the syntax tree, except those within a flow collection of several lines. */
function differences(name: string, text: string): string[] {
  const texts = text.split('\n');
  const lines = new YamlLines(new TextLines(text));
  const source = new Source(name, text);
  return pointers(parseFile(text))
    .filter((pointer) => pointer !== '')
    .flatMap((pointer) => {
      const { start } = getLineColLocation({ source, pointer: `#${pointer}`, reportOnKey: true });
      const line = lines.line(pointer);
      return line === start.line || opensFlow(texts[line - 1] ?? '') ? [] : [`${pointer}: ${String(line)} and not ${String(start.line)}`];
    });
}

test('Each place of a tricky document has the line that a syntax tree gives it.', () => {
  expect(differences('tricky.yaml', TRICKY)).toEqual([]);
});

test.each([LIBRARY, ...['common.yaml', 'tags/double.yaml', 'tags/mines.yaml'].map((name) => join(CONTRACT, name))])(
  'Each place of %s has the line that a syntax tree gives it.',
  (file) => {
    expect(differences(file, readFileSync(file, 'utf8'))).toEqual([]);
  },
);

test('A place that does not exist has the line of its nearest ancestor.', () => {
  const lines = new YamlLines(new TextLines(TRICKY));
  expect(lines.line('/paths/~1games~1{id}/put')).toBe(lines.line('/paths/~1games~1{id}'));
  expect(lines.line('/openapi/0')).toBe(3);
  expect(new YamlLines(new TextLines('')).line('/a')).toBe(1);
});
