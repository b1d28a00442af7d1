import { expect, test } from 'vitest';

import { FlagError } from '../flag-error';

import { parseFlags } from './flags';

const journeys = [
  { name: 'deposit', run: async () => undefined },
  { name: 'two tabs', run: async () => undefined },
];

test('all journeys run at both widths unless some are named', () => {
  const all = parseFlags(['firefox'], journeys);
  expect(all.journeys).toEqual(journeys);
  expect(all.sizes.map(({ width }) => width)).toEqual([360, 1440]);
  const some = parseFlags(['webkit', 'tabs', '--width', '360', '--json', 'counts.json'], journeys);
  expect(some).toMatchObject({
    engine: 'webkit',
    journeys: [{ name: 'two tabs' }],
    sizes: [{ width: 360 }],
    json: 'counts.json',
    build: true,
  });
  expect(parseFlags(['webkit', '--no-build'], journeys)).toMatchObject({ build: false });
});

test.each([
  [[], 'Name an engine: firefox or webkit.'],
  [['safari'], 'Name an engine: firefox or webkit.'],
  [['firefox', 'depsit'], "No journey matches 'depsit'. Journeys: deposit, two tabs."],
  [['firefox', '('], "'(' is no regular expression."],
  [['firefox', '--width', '500'], "--width must be one of 360, 1440, not '500'."],
  [['firefox', '--widht', '360'], "Unknown option '--widht'. Flags: --width, --json, --no-build."],
  [['firefox', 'tabs', 'deposit'], "One regular expression is needed, not also 'deposit'."],
])('%j is refused with what is valid', (argv, message) => {
  expect(() => parseFlags(argv, journeys)).toThrow(new FlagError(message));
});
