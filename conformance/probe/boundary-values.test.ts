import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { Library } from '../contract/document-store';
import { createJudge } from '../validate/schema-validator';
import type { Judge } from '../validate/schema-validator';
import { isInside, isOutside } from './wire-coercion';
import { edgesOf } from './boundary-values';
import type { Field } from './fields';

const schemas = {
  page: { type: 'integer', minimum: 1, maximum: 60 },
  word: { type: 'string', minLength: 2, maxLength: 4 },
  code: { type: 'string', pattern: '^[A-Z]{3}$' },
  digits: { type: 'string', pattern: '^\\d+$', maxLength: 5 },
  kind: { enum: ['a', 'b'] },
  flag: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  nullable: { oneOf: [{ type: 'null' }, { type: 'integer', minimum: 0 }] },
  free: { type: 'string' },
};

let folder = '';
let library: Library;
let judge: Judge;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edges-'));
  const file = join(folder, 'contract.json');
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', paths: {}, schemas }));
  library = await Library.load(file);
  judge = createJudge(library);
});

afterAll(() => rm(folder, { recursive: true }));

async function values(name: keyof typeof schemas, place: 'query' | 'body', required = true) {
  const schema = library.spot(library.root, `/schemas/${name}`);
  const field: Field = { in: place, name, pointer: '', schema, required, needed: null, text: '', put: (draft) => draft };
  const inside: unknown[] = [];
  const outside: unknown[] = [];
  for (const edge of edgesOf(library, schema)) {
    if (edge.inside && (await isInside(judge, field, edge))) inside.push(edge.value);
    if (!edge.inside && (await isOutside(judge, field, edge))) outside.push(edge.value);
  }
  return { inside, outside };
}

test.each<[keyof typeof schemas, 'query' | 'body', unknown[], unknown[]]>([
  ['page', 'body', [1, 60], [0, 61, 2.5, 'conformance']],
  ['page', 'query', [1, 60], [0, 61, 2.5, 'conformance']],
  ['word', 'body', ['aa', 'aaaa'], ['a', 'aaaaa', { conformance: true }]],
  // In an address everything is text: there is no wrong type to send.
  ['free', 'query', [], []],
  ['digits', 'query', ['11111'], ['111111', 'conformance!?', '§§§§§§§§', 'Não é isto', '-']],
  ['kind', 'body', ['a', 'b'], ['conformance-none']],
  ['flag', 'query', [], ['conformance']],
  ['nullable', 'body', [0, null], [-1, 1.5, 'conformance']],
  ['day', 'query', [], ['2026-13-45', '31/12/2026']],
])('edges of %s in the %s', async (name, place, inside, outside) => {
  expect(await values(name, place)).toEqual({ inside, outside });
});

test('an empty text is no negative where the field need not be there', async () => {
  const schema = library.spot(library.root, '/schemas/word');
  const field: Field = { in: 'body', name: 'q', pointer: '', schema, required: false, needed: null, text: '', put: (draft) => draft };
  const empty = { keyword: 'minLength', place: schema, value: '', inside: false };
  expect(await isOutside(judge, field, empty)).toBe(false);
  expect(await isOutside(judge, { ...field, required: true }, empty)).toBe(true);
});
