import { beforeEach, expect, test, vi } from 'vitest';

import type { IntentSurroundings, MoneyCall } from './money-intent';
import { createMoneyIntents, ElsewhereError, NotDoneError, OfflineError, UnknownOutcomeError } from './money-intent';

const lost = new Error('lost');
const failed = new Error('failed');
const refused = new Error('refused');
const unsent = new Error('unsent');

let stored: Map<string, string>;
let keys: number;
let around: IntentSurroundings;
const waits: number[] = [];

beforeEach(() => {
  stored = new Map();
  keys = 0;
  waits.length = 0;
  around = {
    storage: {
      read: (name) => stored.get(name) ?? null,
      write: (name, value) => void (value === null ? stored.delete(name) : stored.set(name, value)),
    },
    alone: (_, task) => task(),
    isOnline: () => true,
    judge: (error) => (error === lost ? 'late' : error === failed ? 'ended' : error === unsent ? 'unsent' : 'refused'),
    wait: async (ms) => void waits.push(ms),
    newKey: () => `key-${(keys += 1)}`,
  };
});

function call(change: Partial<MoneyCall<{ amount: number }, string>> = {}) {
  return {
    known: vi.fn(change.known ?? (async () => ['old'])),
    send: vi.fn(change.send ?? (async (key: string) => `done ${key}`)),
    find: vi.fn(change.find ?? (async () => undefined)),
  };
}

const wish = { amount: 1000 };
const nothing = () => undefined;
const begin = (intents = createMoneyIntents(around)) => {
  const intent = intents.begin('withdraw');
  if (intent === null) throw new Error('busy');
  return intent;
};

test('presses that come before anything is drawn are one', async () => {
  const intents = createMoneyIntents(around);
  const first = intents.begin('withdraw');
  for (let time = 0; time < 20; time += 1) expect(intents.begin('withdraw')).toBeNull();
  expect(intents.begin('deposit')).not.toBeNull();
  await first?.send(wish, call(), nothing);
  expect(intents.begin('withdraw')).not.toBeNull();
});

test('offline nothing is sent, nothing is remembered, and the lock is free again', async () => {
  const send = call();
  const intents = createMoneyIntents({ ...around, isOnline: () => false });
  await expect(begin(intents).send(wish, send, nothing)).rejects.toBeInstanceOf(OfflineError);
  expect(send.send).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
  expect(intents.begin('withdraw')).not.toBeNull();
});

test('while another tab has one under way nothing is sent', async () => {
  const send = call();
  const intents = createMoneyIntents({ ...around, alone: async () => undefined });
  await expect(begin(intents).send(wish, send, nothing)).rejects.toBeInstanceOf(ElsewhereError);
  expect(send.send).not.toHaveBeenCalled();
});

test('a lost answer is looked for until it is found, and nothing is sent again', async () => {
  let looks = 0;
  const send = call({ send: () => Promise.reject(lost), find: async () => ((looks += 1) < 3 ? undefined : 'found') });
  const onLost = vi.fn<() => void>();
  await expect(begin().send(wish, send, onLost)).resolves.toBe('found');
  expect(send.send).toHaveBeenCalledTimes(1);
  expect(send.find).toHaveBeenLastCalledWith({ key: 'key-1', body: '{"amount":1000}', known: ['old'], missing: false });
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(0);
});

test('what is not found was not done: it is looked for longer than an answer may take, and the same wish keeps its key', async () => {
  const intents = createMoneyIntents(around);
  const send = call({ send: () => Promise.reject(lost) });
  await expect(begin(intents).send(wish, send, nothing)).rejects.toBeInstanceOf(NotDoneError);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(30_000);
  const again = call();
  await expect(begin(intents).send(wish, again, nothing)).resolves.toBe('done key-1');
  await expect(begin(intents).send({ amount: 2000 }, again, nothing)).resolves.toBe('done key-2');
});

test('one that never left leaves the key of an earlier try, a refused one ends it', async () => {
  const intents = createMoneyIntents(around);
  let error: Error = failed;
  const fail = async () => {
    throw error;
  };
  const send = (next: Error) => {
    error = next;
    return begin(intents).send(wish, call({ send: fail }), nothing);
  };
  await expect(send(failed)).rejects.toBeInstanceOf(NotDoneError);
  await expect(send(unsent)).rejects.toBe(unsent);
  await expect(send(refused)).rejects.toBe(refused);
  await expect(begin(intents).send(wish, call(), nothing)).resolves.toBe('done key-2');
});

test('where even the looks are not answered it stays unknown, and is looked for before anything else is sent', async () => {
  const intents = createMoneyIntents(around);
  const send = call({ send: () => Promise.reject(lost), find: () => Promise.reject(lost) });
  await expect(begin(intents).send(wish, send, nothing)).rejects.toBeInstanceOf(UnknownOutcomeError);
  const other = call({ find: async () => 'the first one' });
  await expect(begin(intents).send({ amount: 2000 }, other, nothing)).resolves.toBe('the first one');
  expect(other.send).not.toHaveBeenCalled();
});

test('after a reload it is looked for; one that came late is told of', async () => {
  const send = call({ send: () => Promise.reject(lost), find: () => Promise.reject(lost) });
  await begin().send(wish, send, nothing).catch(nothing);
  const reloaded = createMoneyIntents(around);
  expect(reloaded.isKnown('withdraw')).toBe(true);
  await expect(begin(reloaded).resume(call(), nothing)).rejects.toBeInstanceOf(NotDoneError);
  await expect(begin(reloaded).resume(call(), nothing)).resolves.toBeUndefined();
  await expect(begin(reloaded).resume(call({ find: async () => 'late' }), nothing)).resolves.toBe('late');
  expect(reloaded.isKnown('withdraw')).toBe(false);
});

test.each(['', 'x', '{}', '{"key":"k","body":"b","known":[1],"missing":false}'])('%j is nothing that was remembered', async (text) => {
  stored.set('withdraw', text);
  expect(createMoneyIntents(around).isKnown('withdraw')).toBe(false);
});
