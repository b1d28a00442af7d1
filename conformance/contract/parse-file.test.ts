import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { loadContract } from './contract';
import { parseFile } from './parse-file';

const folder = mkdtempSync(join(tmpdir(), 'parse-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeContract(text: string): string {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  return file;
}

test('JSON and YAML are read alike.', () => {
  expect(parseFile('{"a": [1, "2026-11-26", null]}')).toEqual(parseFile('a: [1, "2026-11-26", null]'));
  expect(parseFile('{a: yes}')).toEqual({ a: 'yes' });
});

test('An anchor may be used as often as its author likes, and merged.', () => {
  const text = `base: &base { type: string }\nlist: [${'*base, '.repeat(150)}{ <<: *base, maxLength: 2 }]`;
  const { list } = parseFile(text) as { list: unknown[] };
  expect([list.length, list[149], list[150]]).toEqual([151, { type: 'string' }, { type: 'string', maxLength: 2 }]);
});

test('A member that a JSON contract has twice is an error with its line, and not silently dropped.', async () => {
  const file = writeContract('{"openapi": "3.1.0",\n "paths": {},\n "paths": {}}');
  await expect(loadContract(file)).rejects.toThrow(/Map keys must be unique at line 3/);
});

test('A syntax error of a JSON contract is an error with its line.', async () => {
  const file = writeContract('{"openapi": "3.1.0",\n "paths": ]}');
  await expect(loadContract(file)).rejects.toThrow(/cannot read .*openapi\.json: .* at line 2, column \d+$/);
});
