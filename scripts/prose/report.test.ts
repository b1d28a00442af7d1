import { expect, it } from 'vitest';

import { findFragments } from './find-fragments';
import { findIdioms } from './find-idioms';
import { formatFinding, formatTable, summarize } from './report';

const prose = (file: string, text: string) => [file, { ...findIdioms(file, text), ...findFragments(file, text) }] as const;
const folders = summarize(
  new Map([
    prose('src/a.ts', '// It is told here.'),
    prose('src/b/c.ts', '// Six words of a plain comment.'),
    prose('mocks/d.ts', '// By player.'),
    prose('README.md', 'Four words of text.'),
  ]),
  { src: 50 },
);

it('summarize gives the rate of each top folder, with the goal as the default limit', () => {
  expect(folders.map(({ folder, words, rate, limit }) => ({ folder, words, rate, limit }))).toEqual([
    { folder: 'src', words: 10, rate: 100, limit: 50 },
    { folder: 'mocks', words: 2, rate: 0, limit: 3 },
    { folder: '(root)', words: 4, rate: 0, limit: 3 },
  ]);
});

it('formatTable marks a folder above a limit', () => {
  expect(formatTable(folders).map((line) => line.split(/\s+/))).toEqual([
    ['folder', 'words', 'idioms', 'of', '1000', 'words', 'limit', 'without', 'noun'],
    ['src', '10', '1', '100.0', '50', '0.0', '%', 'above'],
    ['mocks', '2', '0', '0.0', '3', '100.0', '%', 'above'],
    ['(root)', '4', '0', '0.0', '3', '0.0', '%'],
  ]);
});

it('formatFinding gives place, words and the wording to use', () => {
  expect(folders[0]?.findings.map(formatFinding)).toEqual([
    'src/a.ts:1: "told" ("tells"). Write instead: reports, returns, logs, notifies.',
  ]);
});
