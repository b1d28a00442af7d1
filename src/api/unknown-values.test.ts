// @vitest-environment node
import document from '@generated/openapi.json';
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { unknownValues } from '@generated/unknown-values';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { examplesOf } from './contract-examples.fixture';
import { validateResponse } from './validate';
import { placeOf, pointerOf, registerViolationReporter } from './violation-port';

type Path = readonly (string | number)[];

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly 'x-amount'?: boolean;
  readonly 'x-internal'?: unknown;
}

interface Contract {
  readonly paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
}

interface Body {
  readonly content: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>;
}

// The cast goes by `unknown`, because the type of the file is a literal of the whole contract.
const contract = document as unknown as Contract;

/** Place of an enum or an amount in a body, and the values to put there. */
interface Place {
  readonly path: Path;
  readonly values: readonly unknown[];
}

const UNKNOWN_TEXTS = ['a_new_value', 'unknown', ''];
const UNKNOWN_NUMBERS = [99, -1];
const NO_AMOUNTS = [12.5, -0.5, '12.5', 1e300, '250,00'];

/** Lists the enums and amounts of a schema that are in a value. */
function placesIn(schema: Schema, value: unknown, path: Path = []): Place[] {
  const target = resolve(schema);
  if (value === undefined || (target['x-internal'] !== undefined && target['x-internal'] !== 'first')) return [];
  if (target.enum !== undefined) return [{ path, values: typeof target.enum[0] === 'number' ? UNKNOWN_NUMBERS : UNKNOWN_TEXTS }];
  if (isAmount(target)) return [{ path, values: NO_AMOUNTS }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => placesIn(target.items ?? {}, item, [...path, index]));
  const fields = value === null ? [] : Object.entries(target.properties ?? {});
  return [
    ...(target.oneOf ?? []).flatMap((option) => placesIn(option, value, path)),
    ...(typeof value === 'object'
      ? fields.flatMap(([key, part]) => placesIn(part, (value as Record<string, unknown>)[key], [...path, key]))
      : []),
  ];
}

/** An integer is an amount by its mark, or by its description. */
const isAmount = ({ type, description = '', 'x-amount': isMarked }: Schema): boolean =>
  isMarked === true || ([type].flat().includes('integer') && /\bin cents\b/.test(description));

function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target: unknown = schema.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  const { $ref: _, ...own } = schema;
  return { ...resolve(target as Schema), ...own };
}

function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? changed(item, rest, next) : item));
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, next) };
}

function without(value: unknown, path: Path): unknown {
  const key = path.at(-1) ?? '';
  const copy: unknown = structuredClone(value);
  const holder = path.slice(0, -1).reduce<unknown>((node, step) => (node as Record<string | number, unknown>)[step], copy);
  Reflect.deleteProperty(Object(holder), key);
  return copy;
}

const report = vi.fn<(operationId: string, pointer: string, detail: string) => void>();
beforeEach(() => registerViolationReporter(report));
afterEach(() => {
  registerViolationReporter(null);
  report.mockReset();
});

const received = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const { path, method } = operations[id];
  return examplesOf(id).map(({ status, value }) => {
    const response = contract.paths[path]?.[method.toLowerCase()]?.responses?.[status] as Schema;
    const { content } = resolve(response) as unknown as Body;
    const places = placesIn(content['application/json']?.schema ?? {}, value);
    const judge = (body: unknown) => validateResponse(method, path.replaceAll(/\{\w+\}/g, 'x1'), status, body);
    return { name: `${id} ${String(status)}`, id, value, places, judge };
  });
});

/** Places in objects that no example of the contract has. */
const WITHOUT_EXAMPLE = [
  'getPlayerOverview /data/protection/data/barred/reason',
  'getPlayerOverview /data/protection/data/barred/returned',
  'getPlayerOverview /data/protection/data/barred/refunded',
  'createDeposit /data/refund/status',
  'getProtection /data/barred/refunded',
];

test('every enum and every amount of the contract is tried, and the site knows them all', () => {
  const tried = new Set(received.flatMap(({ id, places }) => places.map(({ path }) => `${id} ${placeOf(pointerOf(path))}`)));
  const known = Object.entries(unknownValues).flatMap(([id, places]) => places.map((place) => `${id} ${place}`));
  expect(known.filter((place) => !tried.has(place)).toSorted()).toEqual(WITHOUT_EXAMPLE.toSorted());
  expect([...tried].filter((place) => !known.includes(place) && !place.startsWith('getSettings '))).toEqual([]);
  expect(tried.size).toBeGreaterThan(200);
});

test('a value that the contract does not have costs nothing but itself, and is reported by its place', async () => {
  let count = 0;
  for (const { name, id, value, places, judge } of received) {
    for (const { path, values } of places) {
      for (const unknown of values) {
        const where = `${name} ${path.join('/')} ${JSON.stringify(unknown)}`;
        registerViolationReporter(null);
        registerViolationReporter(report);
        report.mockReset();
        const result = await judge(changed(value, path, unknown)).catch((error: unknown) => error);
        // An absent setting has its default (SPEC E7), and an integration of games is read as `plain` (SPEC B18).
        const expected = id === 'getSettings' ? without(value, path) : changed(value, path, 'unknown');
        expect(result, where).toEqual(expected);
        expect(
          report.mock.calls.map(([operation, place]) => `${operation} ${place}`),
          where,
        ).toEqual([`${id} ${placeOf(pointerOf(path))}`]);
        expect(JSON.stringify(report.mock.calls), where).not.toContain('a_new_value');
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(500);
});

test('unknown values in every place of a response cost nothing but themselves', async () => {
  for (const { name, id, value, places, judge } of received) {
    if (id === 'getSettings') continue;
    const all = (mark?: unknown) => places.reduce((body, { path, values }) => changed(body, path, mark ?? values[0]), value);
    expect(await judge(all()).catch((error: unknown) => error), name).toEqual(all('unknown'));
  }
});

test.each([null, true, [], {}, undefined])('a value that is neither text nor number stays a violation: %j', async (status) => {
  const withdrawals = received.find(({ id }) => id === 'listWithdrawals');
  await expect(withdrawals?.judge(changed(withdrawals.value, ['data', 0, 'status'], status))).rejects.toMatchObject({
    operationId: 'listWithdrawals',
    pointer: '/data/0/status',
  });
});
