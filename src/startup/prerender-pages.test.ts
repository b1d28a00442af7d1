// @vitest-environment node
import { expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';

import { fixedPaths, prerenderPage } from './prerender';

/** Pages that take a secret out of their address when they load, and show what it allows. */
const OF_AN_ADDRESS = ['/Recover', '/recuperar-senha'];

test('every page that is the same for all visitors is rendered without a browser', async () => {
  const skeletons: string[] = [];
  for (const path of fixedPaths) if ((await prerenderPage(path, parseRuntimeConfig(''), [])).isSkeleton) skeletons.push(path);
  expect(fixedPaths).toContain('/games/double');
  expect(skeletons).toEqual(OF_AN_ADDRESS);
});
