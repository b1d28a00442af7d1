import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { STAND_IN_FILES } from './stand-in-files';

it('the list has every generated module that the stand-in loads', () => {
  const files = globSync('mocks/**/*.ts').filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const loaded = files.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type\b)[^;]*?from '(@generated\/[^']+)'/gm);
    return [...imports].map(([, specifier]) => specifier);
  });
  expect(new Set(loaded)).toEqual(new Set(Object.keys(STAND_IN_FILES)));
});
