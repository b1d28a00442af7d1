import { expect, test } from 'vitest';

import { parseFlags } from './flags';

test('only the configuration is required', () => {
  expect(parseFlags(['--config', 'a.json'])).toEqual({
    config: 'a.json',
    out: 'deployment',
    dist: 'dist',
  });
});

test.each([
  [[], '--config is missing.'],
  [['--config', 'a.json', '--brands', 'ipe'], "Unknown option '--brands'."],
])('%j is an error', (argv, message) => {
  expect(() => parseFlags(argv)).toThrow(message);
});
