// @vitest-environment node
import { expect, test } from 'vitest';

import { checksumOf, evidenceText } from './evidence';

test('an evidence file names its format, version, time and beacon', () => {
  const text = evidenceText({ beacon: null, rounds: [{ game: 'mines' }] }, new Date(0));
  expect(JSON.parse(text)).toEqual({
    format: 'fairness-evidence',
    version: 2,
    exported_at: '1970-01-01T00:00:00.000Z',
    beacon: null,
    rounds: [{ game: 'mines' }],
    checksum: expect.stringMatching(/^[\da-f]{8}$/),
  });
  // CRC-32 of the text ["a",null,[]].
  expect(checksumOf({ exported_at: 'a', beacon: null, rounds: [] })).toBe('630da77a');
});
