import { expect, test } from 'vitest';

import { parseFlags } from './flags';

test('only the configuration is required', () => {
  expect(parseFlags(['--config', 'a.json'])).toEqual({
    config: 'a.json',
    out: 'deployment',
    dist: 'dist',
    keep: 3,
    lastData: false,
    allowFewerRoutes: false,
    allowWithdrawn: false,
  });
});

test.each([
  [[], '--config is missing.'],
  [['--config', 'a.json', '--keep', 'all'], '--keep must be a whole number'],
  [
    ['--config', 'a.json', '--brands', 'ipe'],
    "Unknown option '--brands'. Flags: --config, --out, --dist, --keep, --last-data, --allow-fewer-routes, --allow-withdrawn, --rollback.",
  ],
])('%j is an error', (argv, message) => {
  expect(() => parseFlags(argv)).toThrow(message);
});

test('a rollback needs no configuration', () => {
  expect(parseFlags(['--rollback', '--out', 'site'])).toEqual({ out: 'site', rollback: true });
});
