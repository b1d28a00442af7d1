import { array, assert, asyncProperty, constantFrom, record, scheduler } from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { IdempotentRequest } from './idempotency';
import { canonicalJson, createIdempotency } from './idempotency';

interface Answer {
  status: number;
  body: unknown;
}

const key = '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11';
const intent: IdempotentRequest = { playerId: 'usr_1', key, operation: 'createDeposit', body: { amount: 2000, method: 'pix' } };

/** Returns a function that counts executions; each returns a different response. */
function counting(status = 201) {
  let count = 0;
  return { execute: (): Answer => ({ status, body: (count += 1) }), count: () => count };
}

describe('the same key', () => {
  test('with the same body returns the first response, whatever the property order (SPEC B4)', async () => {
    const { run } = createIdempotency<Answer>();
    const { execute, count } = counting();
    const first = await run(intent, execute);
    expect(await run({ ...intent, body: { method: 'pix', amount: 2000, coupon: undefined } }, execute)).toBe(first);
    expect(await run({ ...intent, key: key.toUpperCase() }, execute)).toBe(first);
    expect(count()).toBe(1);
  });

  test('returns an error response again', async () => {
    const { run } = createIdempotency<Answer>();
    const { execute, count } = counting(422);
    expect(await run(intent, execute)).toBe(await run(intent, execute));
    expect(count()).toBe(1);
  });

  test.each([
    ['another body', { body: { amount: 2001, method: 'pix' } }],
    ['another call', { operation: 'createWithdrawal' }],
    ['no body', { body: undefined }],
  ])('with %s is a conflict and executes nothing', async (_, change) => {
    const { run } = createIdempotency<Answer>();
    const { execute, count } = counting();
    await run(intent, execute);
    expect(await run({ ...intent, ...change }, execute)).toMatchObject({
      status: 409,
      body: { message: 'Esta chave de idempotência já foi usada com outro pedido.' },
    });
    expect(count()).toBe(1);
  });

  test('of another player is a different key', async () => {
    const { run } = createIdempotency<Answer>();
    const { execute, count } = counting();
    await run(intent, execute);
    await run({ ...intent, playerId: 'usr_2', body: {} }, execute);
    expect(count()).toBe(2);
  });
});

describe('concurrent duplicates', () => {
  test('are executed once and all get the same response', async () => {
    const { run } = createIdempotency<Answer>();
    const { execute, count } = counting();
    const slow = async () => {
      await Promise.resolve();
      return execute();
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => run(intent, slow)));
    expect(new Set(answers).size).toBe(1);
    expect(count()).toBe(1);
  });

  test('with another body conflict while the first is running', async () => {
    const { run } = createIdempotency<Answer>();
    let finish: (answer: Answer) => void = () => undefined;
    const first = run(intent, () => new Promise((resolve) => (finish = resolve)));
    expect(await run({ ...intent, body: {} }, () => ({ status: 201, body: null }))).toMatchObject({ status: 409 });
    finish({ status: 201, body: 'first' });
    expect(await first).toEqual({ status: 201, body: 'first' });
  });

  test('execute each request once in any order of arrival and completion', async () => {
    const call = record({ player: constantFrom('usr_1', 'usr_2'), key: constantFrom('a', 'b'), amount: constantFrom(1, 2) });
    await assert(
      asyncProperty(scheduler(), array(call, { maxLength: 12 }), async (order, calls) => {
        const { run } = createIdempotency<Answer>();
        const executed: string[] = [];
        const first = new Map<string, number>();
        const answers = calls.map(({ player, key: name, amount }) => {
          const place = `${player} ${name}`;
          if (!first.has(place)) first.set(place, amount);
          const answer = run({ ...intent, playerId: player, key: name, body: { amount } }, () => {
            executed.push(place);
            return order.schedule(Promise.resolve({ status: 201, body: `${place} ${String(amount)}` }));
          });
          return { place, amount, answer };
        });
        await order.waitAll();
        expect(executed).toEqual([...first.keys()]);
        for (const { place, amount, answer } of answers) {
          expect(await answer).toMatchObject(amount === first.get(place) ? { body: `${place} ${String(amount)}` } : { status: 409 });
        }
      }),
    );
  });
});

describe('a key is released', () => {
  test('after an error', async () => {
    const { run } = createIdempotency<Answer>();
    const fail = (): Answer => {
      throw new Error('down');
    };
    await expect(run(intent, fail)).rejects.toThrow('down');
    expect(await run(intent, counting().execute)).toMatchObject({ status: 201 });
  });

  test('after a response that is not final', async () => {
    const { run } = createIdempotency<Answer>(({ status }) => status < 500);
    expect(await run(intent, counting(503).execute)).toMatchObject({ status: 503 });
    const { execute, count } = counting();
    await run(intent, execute);
    await run(intent, execute);
    expect(count()).toBe(1);
  });
});

test('the oldest response is evicted first, a running request never', async () => {
  const { run } = createIdempotency<Answer>(undefined, 2);
  const { execute, count } = counting();
  const keyed = (name: string) => run({ ...intent, key: name }, execute);
  let finish: (answer: Answer) => void = () => undefined;
  const running = run(intent, () => new Promise((resolve) => (finish = resolve)));
  await keyed('a');
  await keyed('b');
  await keyed('b');
  expect(count()).toBe(2);
  await keyed('a');
  expect(count()).toBe(3);
  const duplicate = run(intent, execute);
  finish({ status: 201, body: 'once' });
  expect([await running, await duplicate]).toEqual([
    { status: 201, body: 'once' },
    { status: 201, body: 'once' },
  ]);
});

test('stored responses can be dumped and restored', async () => {
  const before = createIdempotency<Answer>();
  const first = await before.run(intent, counting().execute);
  void before.run({ ...intent, key: 'running' }, () => new Promise<Answer>(() => undefined));
  const after = createIdempotency<Answer>();
  after.restore(JSON.parse(JSON.stringify(before.dump())));
  const { execute, count } = counting();
  expect(await after.run(intent, execute)).toEqual(first);
  expect(await after.run({ ...intent, body: {} }, execute)).toMatchObject({ status: 409 });
  expect([count(), after.dump().length]).toEqual([0, 1]);
});

test('serialized bodies ignore the property order but not the values', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(canonicalJson(undefined)).toBe('null');
  expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
