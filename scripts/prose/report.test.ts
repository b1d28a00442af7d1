import { expect, it } from 'vitest';

import { findIdioms } from './find-idioms';
import { formatFinding, formatTable, summarize } from './report';

const prose = (file: string, text: string) => [file, findIdioms(file, text)] as const;
const folders = summarize(
  new Map([
    prose('src/a.ts', '// It is told here.'),
    prose('src/b/c.ts', '// Six words of a plain comment.'),
    prose('README.md', 'Four words of text.'),
  ]),
  { src: 50 },
);

it('summarize gives the rate of each top folder, with the goal as the default limit', () => {
  expect(folders.map(({ folder, words, rate, limit }) => ({ folder, words, rate, limit }))).toEqual([
    { folder: 'src', words: 10, rate: 100, limit: 50 },
    { folder: '(root)', words: 4, rate: 0, limit: 3 },
  ]);
});

it('formatTable marks a folder above its limit', () => {
  expect(formatTable(folders).map((line) => line.split(/\s+/))).toEqual([
    ['folder', 'words', 'idioms', 'per', '1000', 'limit'],
    ['src', '10', '1', '100.0', '50', 'above'],
    ['(root)', '4', '0', '0.0', '3'],
  ]);
});

it('formatFinding gives place, words and the wording to use', () => {
  expect(folders[0]?.findings.map(formatFinding)).toEqual([
    'src/a.ts:1: "told" ("tells"). Write instead: reports, returns, logs, notifies.',
  ]);
});
