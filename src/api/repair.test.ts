// @vitest-environment node
import type { OperationId } from '@generated/operations';
import { operations } from '@generated/operations';
import { validators } from '@generated/validators';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { examplesOf } from './contract-examples.fixture';
import { ContractError } from './errors';
import { repairPolicy } from './repair-policy';
import { validateResponse } from './validate';
import { registerViolationReporter } from './violation-port';

interface Example {
  readonly id: OperationId;
  readonly status: number;
  readonly value: unknown;
}

const report = vi.fn<(operationId: string, pointer: string, detail: string) => void>();
beforeEach(() => registerViolationReporter(report));
afterEach(() => {
  registerViolationReporter(null);
  report.mockReset();
});

const judge = ({ id, status, value }: Example) =>
  validateResponse(operations[id].method, operations[id].path.replaceAll(/\{\w+\}/g, 'x1'), status, value);

const examples: Example[] = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  examplesOf(id).map((example) => ({ id, ...example })),
);
const exampleOf = (id: OperationId) => {
  const found = examples.find((example) => example.id === id);
  if (found === undefined) throw new Error(`${id} has no example`);
  return found;
};

test('every operation with a JSON success has an example', () => {
  const ids = new Set(examples.map(({ id }) => id));
  for (const [id, statuses] of Object.entries(validators)) if (Object.keys(statuses).length > 0) expect(ids).toContain(id);
});

describe('every value of every success body, broken', () => {
  const WRONG = [null, {}, [], 'wrong type', -0.5, true];
  /** Step between the values: `npm test` breaks each value in two ways, `npm run test:full` in all. */
  const STEP = import.meta.env['UNIT_SAMPLED'] === undefined ? 1 : 3;

  test('gives a body that is valid or a ContractError, and nothing else', async () => {
    for (const example of examples) {
      const validator = await validators[example.id][example.status]?.();
      for (const [index, path] of pathsIn(example.value).entries()) {
        for (const wrong of WRONG.filter((_, way) => (way + index) % STEP === 0)) {
          const value = changed(example.value, path, wrong);
          const outcome = await judge({ ...example, value }).catch((error: unknown) => error);
          if (outcome instanceof ContractError) expect(outcome.operationId).toBe(example.id);
          else if (!isUnknown(outcome, path))
            expect(validator?.safeParse(outcome).success, `${example.id} ${path.join('/')} ${JSON.stringify(wrong)}`).toBe(true);
        }
      }
    }
  });

  test('drops no item and no required value of a response about money, session or protection', async () => {
    for (const example of examples.filter(({ id }) => repairPolicy(id, operations[id].method) !== 'items')) {
      for (const path of pathsIn(example.value)) {
        const value = changed(example.value, path, { wrong: true });
        const outcome = await judge({ ...example, value }).catch((error: unknown) => error);
        if (outcome instanceof ContractError) continue;
        // An optional list with a wrong item is missing as a whole.
        const isItem = typeof path.at(-1) === 'number';
        const without = listsIn(changed(example.value, isItem ? path.slice(0, -1) : path, isItem ? undefined : { wrong: true }));
        expect([listsIn(value), without], `${example.id} ${path.join('/')}`).toContainEqual(listsIn(outcome));
      }
    }
  });
});

describe('values in another type than the contract has (SPEC D15)', () => {
  test('integer ids become strings', async () => {
    const me = exampleOf('getMe').value as { user: object };
    const value = { ...me, user: { ...me.user, id: 1024 } };
    expect(await judge({ ...exampleOf('getMe'), value })).toMatchObject({ user: { id: '1024' } });
    const game = exampleOf('listGames').value as { data: object[] };
    const list = { ...game, data: game.data.map((one, index) => ({ ...one, id: index })) };
    expect(await judge({ ...exampleOf('listGames'), value: list })).toMatchObject({
      data: game.data.map((_, index) => ({ id: String(index) })),
    });
    expect(report).not.toHaveBeenCalled();
  });

  test.each([
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
  ])('the flag %j is %j', async (flag, converted) => {
    const example = exampleOf('getSettings');
    const value = { ...(example.value as object), deposit_enabled: flag };
    expect(await judge({ ...example, value })).toMatchObject({ deposit_enabled: converted });
    expect(report).not.toHaveBeenCalled();
  });

  test('a numeric flag may be a boolean, an amount may not', async () => {
    const me = exampleOf('getMe').value as object;
    const rollover = { id: 'r1', active: true, amount_current: 100, amount_rollover: 5, amount_won: 0, balance: 7 };
    expect(await judge({ ...exampleOf('getMe'), value: { ...me, user_rollover: rollover } })).toMatchObject({
      user_rollover: { active: 1 },
    });
    await expect(judge({ ...exampleOf('getMe'), value: { ...me, balance: true } })).rejects.toBeInstanceOf(ContractError);
  });
});

describe('responses that the contract allows in several forms (SPEC D15)', () => {
  test.each(Object.keys(exampleOf('getSettings').value as object))(
    'the setting %s may be null or absent, without a report',
    async (key) => {
      const example = exampleOf('getSettings');
      const { [key]: _own, ...others } = example.value as Record<string, unknown>;
      const settings = (await judge({ ...example, value: { ...others, [key]: null } })) as Record<string, unknown>;
      expect({ ...settings, [key]: undefined }).toEqual({ ...others, [key]: undefined });
      expect(settings[key] ?? null).toBeNull();
      expect(await judge({ ...example, value: others })).toEqual(others);
      expect(report).not.toHaveBeenCalled();
    },
  );

  test('the promotions may be a bare list (SPEC A24)', async () => {
    const example = exampleOf('listPromotions');
    const { data } = example.value as { data: unknown[] };
    expect(await judge({ ...example, value: data })).toEqual({ data });
    expect(report).not.toHaveBeenCalled();
  });

  test.each([
    ['getVerificationStatus', { isApproved: '1' }, { isApproved: true }],
    ['getVerificationStatus', { isApproved: 0 }, { isApproved: false }],
    ['listFavoriteGames', { success: 1 }, { success: true }],
  ] as const)('%s with %j is read as %j', async (id, change, read) => {
    const example = exampleOf(id);
    expect(await judge({ ...example, value: { ...(example.value as object), ...change } })).toMatchObject(read);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('content', () => {
  test('keeps the other items of a list if one is invalid, and reports the place once without the value', async () => {
    const example = exampleOf('listGames');
    const { data } = example.value as { data: unknown[] };
    const broken = { ...(data[0] as object), provider: null };
    const value = { ...(example.value as object), data: [data[0], broken, data[0], broken] };
    expect(await judge({ ...example, value })).toMatchObject({ data: [data[0], data[0]] });
    await judge({ ...example, value });
    expect(report.mock.calls).toEqual([['listGames', '/data/*', 'an invalid value was dropped']]);
  });

  test('fails if no item of the list is left', async () => {
    const example = exampleOf('listCategories');
    const value = { ...(example.value as object), data: [{ name: {} }] };
    await expect(judge({ ...example, value })).rejects.toMatchObject({
      kind: 'contract',
      operationId: 'listCategories',
      pointer: '/data/0/id',
    });
  });

  test('loses an invalid setting only', async () => {
    const example = exampleOf('getSettings');
    const value = { ...(example.value as object), general_site_title: { a: 1 }, deposit_min: 'cem' };
    const settings = await judge({ ...example, value });
    expect(settings).not.toHaveProperty('general_site_title');
    expect(settings).not.toHaveProperty('deposit_min');
    expect(settings).toEqual({ ...(example.value as object), general_site_title: undefined, deposit_min: undefined });
  });

  test('has null in place of an invalid value that may be null', async () => {
    const example = exampleOf('listGames');
    const { data } = example.value as { data: object[] };
    const value = { ...(example.value as object), data: [{ ...data[0], image_cf: 7 }] };
    expect(await judge({ ...example, value })).toMatchObject({ data: [{ ...data[0], image_cf: null }] });
  });
});

describe('money and session', () => {
  const me = exampleOf('getMe').value as { user: object };

  test('lose an optional field that nothing depends on', async () => {
    const value = { ...me, user: { ...me.user, phone: { a: 1 } } };
    const { phone: _phone, ...user } = me.user as { phone: string };
    expect(await judge({ ...exampleOf('getMe'), value })).toEqual({ ...me, user });
  });

  test('read numbers in strings inside a value that may be null (SPEC D2)', async () => {
    const rollover = { id: 'r1', active: 1, amount_current: '100', amount_rollover: 5, amount_won: 0, balance: '7' };
    expect(await judge({ ...exampleOf('getMe'), value: { ...me, user_rollover: rollover } })).toMatchObject({
      user_rollover: { amount_current: 100, balance: 7 },
    });
  });

  test.each<[OperationId, object, string]>([
    ['getMe', { user_rollover: { id: 'r1' } }, '/user_rollover'],
    ['applyCoupon', { userCoupon: { coupon: {} } }, '/userCoupon'],
    ['login', { access_token: 5 }, '/access_token'],
    ['refreshToken', { expires_in: null }, '/expires_in'],
  ])('%s fails instead of guessing', async (id, change, pointer) => {
    const example = exampleOf(id);
    const value = { ...(example.value as object), ...change };
    const failure = await judge({ ...example, value }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContractError);
    expect((failure as ContractError).pointer.startsWith(pointer)).toBe(true);
  });
});

/** Returns the paths in a value, in a list only of the first and the last item. */
function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? [...new Set([0, value.length - 1])].filter((index) => index >= 0) : Object.keys(value);
  return [[], ...keys.flatMap((key) => pathsIn((value as Record<string | number, unknown>)[key]).map((path) => [key, ...path]))];
}

function changed(value: unknown, [key, ...rest]: readonly (string | number)[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === key ? changed(item, rest, wrong) : item));
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, wrong) };
}

/** Returns true for the mark of an unknown value, which the validators of the contract do not allow (SPEC D23). */
const isUnknown = (value: unknown, path: readonly (string | number)[]): boolean =>
  path.reduce<unknown>((holder, key) => (Object(holder) as Record<string | number, unknown>)[key], value) === 'unknown';

/** Returns the lengths of lists, except those of texts for players. */
function listsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [value.length] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => (key === 'errors' ? [] : listsIn(part)))];
}
