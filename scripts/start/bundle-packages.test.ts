import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { bundlePackages } from './bundle-packages';
import { BUNDLED_PACKAGE, bundleFile } from './bundled-packages';

test('the bundle exports what the package exports', { tags: 'full' }, async () => {
  await bundlePackages();
  const bundled: object = await import(pathToFileURL(resolve(bundleFile())).href);
  const original: object = await import(BUNDLED_PACKAGE);
  const names = Object.keys(original).filter((name) => name !== 'default' && name !== 'module.exports');
  expect(names).toContain('factory');
  expect(Object.keys(bundled).toSorted()).toEqual(names.toSorted());
});
