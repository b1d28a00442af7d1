// @vitest-environment node
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { EMPTY_BODY } from './body';
import { examplesOf } from './contract-examples.fixture';
import { validateResponse } from './validate';
import { registerViolationReporter } from './violation-port';
import { readAsVisitor, UNDECIDED } from './visitor-reads';

const report = vi.fn<(operationId: string, pointer: string) => void>();
beforeEach(() => registerViolationReporter(report));
afterEach(() => {
  registerViolationReporter(null);
  report.mockReset();
});

const pathOf = (id: OperationId) => operations[id].path.replaceAll(/\{\w+\}/g, 'x1');
const read = (id: OperationId, body: unknown, status = 200) =>
  readAsVisitor(operations[id].method, pathOf(id), status, typeof body === 'object' ? structuredClone(body) : body);

const ids = Object.keys(operations) as OperationId[];
const visitorIds = ids.filter((id) => operations[id].method === 'GET' && !operations[id].secured);
const examples = visitorIds.flatMap((id) =>
  examplesOf(id)
    .filter(({ status }) => status === 200)
    .map(({ value }) => ({ id, value })),
);

/** In place of every value of every example. Undefined removes it. */
const CHANGES: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [null],
  true,
  0,
  1,
  7,
  -0.5,
  1e300,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  '0',
  '1',
  '12.50',
  'wrong type',
  'x'.repeat(3000),
  'A',
  'low',
  'Production',
  '-x',
  'https://example.com/a?b=c#d',
  'https://1.2.3.400/',
  'http://xn--a/',
  'javascript:alert(1)',
  'a@b.example',
  'a..b@c.example',
  '2024-02-29T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '2023-04-31T10:00:00+03:00',
  '2023-04-30T10:00:00.5-03:00',
  '2023-04-30 10:00:00',
  '2023-04-30T25:00:00Z',
];

test('accepts every example of a GET that needs no player, as it is', () => {
  expect(visitorIds.length).toBeGreaterThan(20);
  for (const { id, value } of examples) expect(read(id, value), id).toEqual(value);
});

test('leaves every other operation to the validators', () => {
  for (const id of ids.filter((one) => !visitorIds.includes(one))) {
    for (const body of [...examplesOf(id), {}]) expect(read(id, body), id).toBe(UNDECIDED);
  }
});

test('whatever it accepts, the validators accept with the same result, and drop nothing', async () => {
  let accepted = 0;
  const differences: string[] = [];
  for (const { id, value } of examples) {
    for (const path of pathsIn(value)) {
      for (const change of CHANGES) {
        const body = changed(value, path, change);
        const own = read(id, body);
        if (own === UNDECIDED) continue;
        accepted += 1;
        const validated = await validateResponse('GET', pathOf(id), 200, body);
        if (JSON.stringify(own) !== JSON.stringify(validated)) differences.push(`${id} ${path.join('/')} ${JSON.stringify(change)}`);
      }
    }
  }
  expect(differences).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  expect(accepted).toBeGreaterThan(1000);
});

describe('accepts what backends send in place of the form that the site works with (SPEC D2, D15)', () => {
  const game = examplesOf('listGames')[0]?.value as { data: readonly object[] };
  const settings = examplesOf('getSettings')[0]?.value as object;
  const promotions = examplesOf('listPromotions')[0]?.value as { data: readonly object[] };

  test.each([
    ['an integer id', 'listGames', { ...game, data: [{ ...game.data[0], id: 7 }] }, { data: [{ id: '7' }] }],
    ['a decimal string', 'listGames', { ...game, data: [{ ...game.data[0], rtp: '96.50' }] }, { data: [{ rtp: 96.5 }] }],
    ['a flag', 'getSettings', { ...settings, casino_enabled: '0' }, { casino_enabled: false }],
    ['a bare list', 'listPromotions', promotions.data, { data: promotions.data }],
  ] as const)('%s', (_, id, body, expected) => {
    expect(read(id, body)).toMatchObject(expected);
  });

  test('a setting without a value', () => {
    expect(read('getSettings', { ...settings, deposit_min: null })).not.toHaveProperty('deposit_min');
  });

  test('a page without an entry for search engines', () => {
    expect(read('getSeo', EMPTY_BODY, 204)).toBeNull();
    expect(read('getSeo', EMPTY_BODY)).toBe(UNDECIDED);
    expect(read('listGames', EMPTY_BODY, 204)).toBe(UNDECIDED);
  });
});

test.each([
  ['another status', 202, {}],
  ['no JSON', 200, undefined],
  ['an empty body', 200, EMPTY_BODY],
])('leaves %s to the validators', (_, status, body) => {
  expect(read('getSettings', body, status)).toBe(UNDECIDED);
});

/** Of a list only the first item. */
function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? value.slice(0, 1).map((_, index) => index) : Object.keys(value);
  return [[], ...keys.flatMap((key) => pathsIn((value as Record<string | number, unknown>)[key]).map((path) => [key, ...path]))];
}

function changed(value: unknown, [key, ...rest]: readonly (string | number)[], change: unknown): unknown {
  if (key === undefined) return change;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? changed(item, rest, change) : item));
  const { [key]: own, ...others } = value as Record<string, unknown>;
  return rest.length === 0 && change === undefined ? others : { ...others, [key]: changed(own, rest, change) };
}
