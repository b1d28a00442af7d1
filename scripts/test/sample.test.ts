import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { projectFiles } from '../project-files';
import { onlyFullUnits, sampledSpecs, workerSpecs } from './sample';

const page = readFileSync('docs/testing.md', 'utf8');
/** The tests that only the full run has, by file. */
const named = new Map([...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([line, file = '']) => [file, line]));
const sampled = [...sampledSpecs, ...workerSpecs];

/** Files of which some tests are left out. */
const tagged = projectFiles(['bench', 'conformance', 'frames', 'mocks', 'scripts', 'src', 'tests'])
  .filter((file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file))
  .filter((file) => /\btags?(:| =) ('@?full'|.*\? .*'@full'|tagsOf)/.test(readFileSync(file, 'utf8')));
describe('docs/testing.md', () => {
  test.each([...new Set([...onlyFullUnits, ...tagged])])('names %s, of which npm test leaves tests out', (file) => {
    expect([...named.keys()]).toContain(file);
  });

  test('names no other file', () => {
    expect([...named.keys()].filter((file) => !onlyFullUnits.includes(file) && !tagged.includes(file))).toEqual([]);
  });
});

test.each([...onlyFullUnits, ...sampled.map((name) => `tests/e2e/${name}.spec.ts`)])('%s exists', (file) => {
  expect(() => readFileSync(file)).not.toThrow();
});
