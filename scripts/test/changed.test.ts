import { expect, test } from 'vitest';

import { changedFiles, planChanged } from './changed';

const plan = (...files: string[]) => planChanged('main', files).map((lanes) => lanes.map((steps) => steps.map(({ name }) => name)));
const commands = (...files: string[]) =>
  planChanged('main', files)
    .flat(2)
    .map(({ command }) => command.join(' '));

test('changed code is linted, formatted, and tested with all that imports it', () => {
  const [lint, format] = commands('src/a.ts', 'docs/b.md', 'generated/c.ts');
  expect(lint).toBe('oxlint --type-aware --deny-warnings src/a.ts');
  expect(format).toBe('oxfmt --check src/a.ts docs/b.md');
  expect(commands('src/a.ts').at(-1)).toMatch(/^vitest run .*--changed=main --passWithNoTests$/);
});

test('without changed code nothing is linted, and types and boundaries are checked', () => {
  expect(plan()).toEqual([[['boundaries', 'prose', 'types'], ['unit and contract']]]);
});

test('after a change of the contract the long tests are left out, and what is generated from it is checked', () => {
  expect(plan('openapi/tags/lobby.yaml')).toEqual([
    [['format', 'boundaries', 'prose', 'types', 'contract lint', 'generation'], ['unit and contract']],
  ]);
  const units = (file: string) => planChanged('main', [file]).flat(2).at(-1);
  expect(units('generated/schema.d.ts')?.env).toEqual({ UNIT_SAMPLED: 'true' });
  expect(units('src/a.ts')?.env).toBeUndefined();
});

test('a changed end-to-end file runs on a new build, unless it needs another server', () => {
  expect(plan('tests/e2e/pages.spec.ts', 'tests/e2e/panel.spec.ts')[1]).toEqual([['build', 'end to end']]);
  expect(commands('tests/e2e/pages.spec.ts', 'tests/e2e/panel.spec.ts').at(-1)).toBe('playwright test tests/e2e/pages.spec.ts');
});

test('an unknown commit is an error', () => {
  expect(() => changedFiles('no-such-commit')).toThrow('no-such-commit');
});
