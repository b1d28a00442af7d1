import { expect, test } from 'vitest';

import { parseFlags } from './flags';

test('only the configuration is required', () => {
  expect(parseFlags(['--config', 'a.json'])).toEqual({
    config: 'a.json',
    out: 'deployment',
    dist: 'dist',
    brand: undefined,
    backend: undefined,
  });
});

test.each([
  [[], '--config is missing.'],
  [['--config', 'a.json', '--brands', 'ipe'], "Unknown option '--brands'."],
  [['--config', 'a.json', '--backend', 'api.example'], '--backend must be a URL'],
])('%j is an error', (argv, message) => {
  expect(() => parseFlags(argv)).toThrow(message);
});
