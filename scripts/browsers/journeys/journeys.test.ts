import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { journeys } from './journeys';

const NONE = '–';
const rows = readFileSync('docs/journeys.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| journey '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/journeys.md has every journey with its presses', () => {
  expect(rows.map(([, name, from, phone, desktop, limit]) => [name, from, phone, desktop, limit])).toEqual(
    journeys.map(({ name, from = '/', presses, limit }) => [
      name,
      `\`${from}\``,
      String(presses?.phone ?? NONE),
      String(presses?.desktop ?? NONE),
      String(limit ?? NONE),
    ]),
  );
});

test('no journey takes more presses than its limit', () => {
  for (const { name, presses, limit = Number.POSITIVE_INFINITY } of journeys)
    expect(Math.max(presses?.phone ?? 0, presses?.desktop ?? 0), name).toBeLessThanOrEqual(limit);
});
