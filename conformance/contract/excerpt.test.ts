import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadContract } from './contract';
import { readExcerpt } from './excerpt';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'excerpt-'))));
afterAll(() => rm(folder, { recursive: true }));

const YAML = `openapi: 3.0.3
info: { title: Notes, version: '1' }
paths: {}
components:
  schemas:
    Note:
      type: object
      properties:
        parent:
          nullable: true
          allOf:
            - $ref: '#/components/schemas/Other'
    Other:
      type: string
`;

async function excerpt(name: string, text: string, pointer: string) {
  const file = join(folder, name);
  await writeFile(file, text);
  const { store } = await loadContract(file);
  return readExcerpt(store, { file, pointer });
}

test('An excerpt has the lines around a place of the file of the user, also of a converted document.', async () => {
  expect(await excerpt('notes.yaml', YAML, '/components/schemas/Note/properties/parent/anyOf/0/allOf')).toEqual({
    first: 8,
    lines: [
      '  properties:',
      '    parent:',
      '      nullable: true',
      '      allOf:',
      "        - $ref: '#/components/schemas/Other'",
      'Other:',
      '  type: string',
    ],
    marked: 3,
  });
});

test('An excerpt begins with the first line of the file.', async () => {
  expect(await excerpt('first.yaml', YAML, '/info')).toMatchObject({ first: 1, marked: 1 });
});

test('An excerpt of a document without line breaks has the value of the place.', async () => {
  const schemas = { Note: { type: 'string', description: 'long '.repeat(60) } };
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Notes', version: '1' }, paths: {}, components: { schemas } });
  const found = await excerpt('flat.json', text, '/components/schemas/Note');
  expect([found?.first, found?.marked, found?.lines.slice(0, 2)]).toEqual([1, 0, ['"Note": {', '  "type": "string",']]);
});
