import { expect, test } from 'vitest';

import { findTwoWayFolders } from './two-way-folders';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });

test('two subfolders that import each other are reported with an import in both directions', () => {
  expect(findTwoWayFolders(imports('src/a/one/x.ts src/a/two/y.ts', 'src/a/two/z.ts src/a/one/w.ts'))).toEqual([
    'src/a/one and src/a/two import each other: src/a/one/x.ts → src/a/two/y.ts, src/a/two/z.ts → src/a/one/w.ts',
  ]);
});

test('imports by their subfolders count for both folders', () => {
  expect(findTwoWayFolders(imports('src/a/one/deep/x.ts src/a/two/y.ts', 'src/a/two/deep/z.ts src/a/one/w.ts'))).toHaveLength(1);
});

test.each([
  ['one direction', ['src/a/one/x.ts src/a/two/y.ts']],
  ['a folder and its own subfolder', ['src/a/x.ts src/a/one/y.ts', 'src/a/one/y.ts src/a/z.ts']],
  ['a test that imports from the other folder', ['src/a/one/x.ts src/a/two/y.ts', 'src/a/two/z.test.ts src/a/one/w.ts']],
  ['the stages of the first load', ['src/app/x.ts src/startup/stages/y.ts', 'src/startup/start.ts src/app/z.ts']],
  ['the generated clients', ['src/api/x.ts generated/y.ts', 'generated/api/z.ts src/api/mutator.ts']],
])('%s is not reported', (_, lines) => {
  expect(findTwoWayFolders(imports(...lines))).toEqual([]);
});
