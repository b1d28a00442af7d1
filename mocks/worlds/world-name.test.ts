import { expect, test } from 'vitest';

import { readWorldName } from './world-name';

test.each([
  ['no header and no cookie', undefined, undefined, 'default'],
  ['a header', 'worker-1', undefined, 'worker-1'],
  ['a cookie', undefined, 'a=b; standin-world=worker-2; c=d', 'worker-2'],
  ['a header before a cookie', 'worker-1', 'standin-world=worker-2', 'worker-1'],
  ['another cookie', undefined, 'other-standin-world=worker-2', 'default'],
  ['an invalid cookie, which is ignored', undefined, 'standin-world=%20', 'default'],
  ['an invalid header', 'Worker 1', 'standin-world=worker-2', undefined],
  ['an empty header', '', undefined, undefined],
  ['too long a header', 'a'.repeat(33), undefined, undefined],
])('%s', (_case, header, cookies, name) => {
  expect(readWorldName(header, cookies)).toBe(name);
});
