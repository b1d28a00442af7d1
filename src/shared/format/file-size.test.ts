// @vitest-environment node
import { expect, test } from 'vitest';

import { formatFileSize } from './file-size';

test('file sizes are shown in kilobytes below 1000 kB and in megabytes above', () => {
  expect([0, 350 * 1024, 999 * 1024, 999.5 * 1024, 2.4 * 1024 * 1024].map(formatFileSize)).toEqual([
    '0 kB',
    '350 kB',
    '999 kB',
    '1 MB',
    '2,4 MB',
  ]);
});
