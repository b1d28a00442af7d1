import { describe, expect, it, test } from 'vitest';

import { readCounts } from '../test/counts';

import { buildReport } from './report';
import { failureLines, formatTable } from './table';
import { listFailures, MAX_WAY_OUT_MS } from './verdict';
import type { Measured } from './visit';

const passed: Measured = {
  visit: { fault: 'hang', route: '/casino', as: 'player', round: 0 },
  isBlank: false,
  isErrorPage: true,
  uncaught: [],
  loops: [],
  wayOutMs: MAX_WAY_OUT_MS,
  foreign: [],
  lost: ['Não foi possível carregar os saques'],
  broken: [],
};
const failed: Measured = {
  ...passed,
  isBlank: true,
  uncaught: ['TypeError: x'],
  loops: ['GET /v2/games 61/min'],
  wayOutMs: null,
  foreign: ['Server Error'],
};

describe('listFailures', () => {
  it('accepts an error page and a way out within the limit', () => {
    expect(listFailures(passed)).toEqual([]);
  });

  it('rejects an error page while the server is healthy', () => {
    expect(listFailures({ ...passed, visit: { ...passed.visit, fault: 'wrong-type' } })).toEqual(['error page']);
  });

  it.each(['none', 'translation', 'unknown-enum', 'fraction'] as const)('rejects a lost part of a page under %s', (fault) => {
    const failures = listFailures({ ...passed, isErrorPage: false, visit: { ...passed.visit, fault } });
    expect(failures).toEqual(['lost Não foi possível carregar os saques']);
  });

  it.each([
    [{ isBlank: true }, 'blank page'],
    [{ uncaught: ['TypeError: x'] }, 'uncaught TypeError: x'],
    [{ loops: ['GET /v2/games 61/min'] }, 'loop GET /v2/games 61/min'],
    [{ wayOutMs: MAX_WAY_OUT_MS + 100 }, 'way out after 10.1 s'],
    [{ wayOutMs: null }, 'no way out'],
    [{ foreign: ['Server Error'] }, 'foreign text: Server Error'],
  ])('reports %j', (change, failure) => {
    expect(listFailures({ ...passed, ...change })).toEqual([failure]);
  });
});

test('the table has one row for each fault and role', () => {
  const [head, ...rows] = formatTable([passed, failed, { ...passed, visit: { ...passed.visit, as: 'visitor' } }]).split('\n');
  expect(head).toMatch(/^fault +role +visits +blank/);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    ['hang', 'visitor', '1', '0', '0', '0', '10.0 s', '0', '1', '1'],
    ['hang', 'player', '2', '1', '1', '1', 'none', '1', '2', '2'],
  ]);
});

test('a failed visit has a line that says how to repeat it', () => {
  expect(failureLines([passed, failed], 1)).toEqual([
    '/casino hang player: blank page; uncaught TypeError: x; loop GET /v2/games 61/min; no way out; foreign text: Server Error | npm run chaos -- --route /casino --fault hang --as player',
  ]);
});

test('the report counts visits as npm test reads them', () => {
  expect(readCounts(buildReport([passed, failed], 1, 2))).toEqual({ passed: 1, failed: 1 });
});
