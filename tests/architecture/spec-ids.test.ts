import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { absolute, projectFiles, rootFiles } from '../../scripts/project-files';
import { citedIds, definedIds } from './spec-citations';
import { uncovered } from './spec-coverage';

const CODE = ['src', 'frames', 'mocks', 'conformance', 'scripts', 'tests', 'openapi', 'bench'];
const TEXT = /\.(ts|tsx|mts|mjs|cjs|css|html|yaml|md)$/;

/** Returns true for this test and its helpers, which contain ids that do not exist. */
const isAboutIds = (file: string) => /architecture\/spec-(ids|citations|coverage)/.test(file);

const read = (file: string) => readFileSync(absolute(file), 'utf8');

const defined = projectFiles(['docs/spec']).flatMap((file) => definedIds(read(file)).map((id) => ({ id, file })));
const ids = new Set(defined.map(({ id }) => id));

const cited = [...projectFiles([...CODE, 'docs']), ...rootFiles()]
  .filter((file) => TEXT.test(file) && !isAboutIds(file))
  .flatMap((file) => citedIds(file, read(file)).map((id) => ({ id, file })));

const citedByCode = cited.filter(({ file }) => !file.endsWith('.md'));

describe('the ids of the specification', () => {
  it('are defined once each', () => {
    const twice = defined.filter(({ id }, index) => defined.findIndex((other) => other.id === id) !== index);
    expect(twice).toEqual([]);
  });

  it('are the only ids that code, tests and docs cite', () => {
    expect(cited.filter(({ id }) => !ids.has(id)).map(({ id, file }) => `${file} cites ${id}, which docs/spec does not define`)).toEqual(
      [],
    );
  });

  it('have code and a test each', () => {
    expect(uncovered(defined, citedByCode)).toEqual([]);
  });
});

describe('uncovered', () => {
  const defined = [{ id: 'X1', file: 'a.md' }];
  it.each([
    [[], ['no code cites X1', 'no test cites X1']],
    [['src/a.ts'], ['no test cites X1']],
    [['src/a.test.ts', 'tests/e2e/a.spec.ts'], ['no code cites X1']],
    [['src/a.ts', 'src/a.test.ts'], []],
  ])('finds what is missing in %j', (files, missing) => {
    expect(
      uncovered(
        defined,
        files.map((file) => ({ id: 'X1', file })),
      ),
    ).toEqual(missing);
  });
});

describe('citedIds', () => {
  it.each([
    ['a.ts', '/** Shows the banner (SPEC S8). */', ['S8']],
    ['a.ts', '// The refresh (SPEC L3 to L6, D4)', ['L3', 'L4', 'L5', 'L6', 'D4']],
    ['a.tsx', '/**\n * Reads the coupons (SPEC A7,\n * A8).\n */', ['A7', 'A8']],
    ['a.ts', '// Calls A20 once.', ['A20']],
    ['a.ts', "throw new Error('no entry, SPEC X99')", ['X99']],
    ['a.test.ts', "test('the login opens (R34, R35)', () => {});", ['R34', 'R35']],
    ['tags/auth.yaml', 'description: A12, with the defaults of E7.', ['A12', 'E7']],
  ])('finds the ids in %s: %s', (file, text, expected) => {
    expect(citedIds(file, text)).toEqual(expected);
  });

  it.each([
    ['a path in code', 'a.tsx', "const icon = 'M9 4.5V9H4.5 A12 12 0 0 1 24 0';"],
    ['a cell of a table', 'a.test.ts', "expect(cell('@SUM(A1)')).toBe('x');"],
    ['an encoded letter', 'a.test.ts', "test('reads %C3%A3o', () => {});"],
    ['the name of a benchmark', 'bench/README.md', 'P1 to P12 are measured.'],
  ])('ignores %s', (_name, file, text) => {
    expect(citedIds(file, text)).toEqual([]);
  });
});
