// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Lookup, MoneyRequests } from './money-requests';
import type { MoneyOperationDeps } from './money-operation-deps';
import { appliedIf, NOT_APPLIED, NOT_FOUND } from './money-requests';
import { createMoneyOperations, KEY_LIFETIME_MS } from './money-operations';
import { InProgressInOtherTabError, NotAppliedError, NotSentError, OfflineError, UnknownOutcomeError } from './operation-errors';

const lost = new Error('lost');
const rejected = new Error('rejected');
const unsent = new Error('unsent');

type Requests = MoneyRequests<{ amount: number }, string>;

let stored: Map<string, string>;
let keys: number;
let now: number;
let deps: MoneyOperationDeps;

beforeEach(() => {
  stored = new Map();
  keys = 0;
  now = 0;
  deps = {
    storage: {
      read: (name) => stored.get(name) ?? null,
      write: (name, value) => void (value === null ? stored.delete(name) : stored.set(name, value)),
      names: () => [...stored.keys()],
      onExternalChange: () => () => undefined,
    },
    tryWithTabLock: (_, task) => task(),
    isOnline: () => true,
    classifyFailure: (error) => (error === rejected ? 'rejected' : error === unsent ? 'not-sent' : 'unknown'),
    sleep: async (ms) => void (now += ms),
    now: () => now,
    newKey: () => `key-${(keys += 1)}`,
  };
});

function requests(change: Partial<Requests> = {}) {
  return {
    ...change,
    knownIds: vi.fn<Requests['knownIds']>(change.knownIds ?? (async () => ['old'])),
    send: vi.fn<Requests['send']>(change.send ?? (async (key) => `done ${key}`)),
    lookUp: vi.fn<Requests['lookUp']>(change.lookUp ?? (async () => NOT_FOUND)),
  };
}

const body = { amount: 1000 };
const ignore = () => undefined;
const reject = (error: Error) => async (): Promise<never> => {
  throw error;
};
const begin = (operations = createMoneyOperations(deps)) => {
  const operation = operations.begin('withdraw');
  if (operation === null) throw new Error('busy');
  return operation;
};
const send = async (given: ReturnType<typeof requests>, sent = body) => (await begin().send(sent, given, ignore)).outcome;
const state = () => (JSON.parse(stored.get('withdraw') ?? '{}') as { state?: string }).state;

/** Sends a request under key-1 whose outcome stays unknown. */
async function leaveUnresolved(): Promise<void> {
  await expect(send(requests({ send: reject(lost) }))).rejects.toBeInstanceOf(UnknownOutcomeError);
  expect(state()).toBe('unresolved');
}

test('an unknown outcome is reported when the lookups have ended, not while they run', async () => {
  const reported: string[] = [];
  deps = { ...deps, onUnresolved: (name) => reported.push(`${name} ${state() ?? ''}`) };
  await send(requests());
  expect(reported).toEqual([]);
  await leaveUnresolved();
  expect(reported).toEqual(['withdraw unresolved']);
});

test('presses in one task are one operation', async () => {
  const operations = createMoneyOperations(deps);
  const first = operations.begin('withdraw');
  for (let press = 0; press < 20; press += 1) expect(operations.begin('withdraw')).toBeNull();
  expect(operations.begin('deposit')).not.toBeNull();
  await first?.send(body, requests(), ignore);
  expect(operations.begin('withdraw')).not.toBeNull();
});

describe('nothing is sent or persisted', () => {
  test('while the device is offline', async () => {
    const given = requests();
    const operations = createMoneyOperations({ ...deps, isOnline: () => false });
    await expect(begin(operations).send(body, given, ignore)).rejects.toBeInstanceOf(OfflineError);
    expect(given.send).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
    expect(operations.begin('withdraw')).not.toBeNull();
  });

  test('while another tab sends one', async () => {
    const given = requests();
    const operations = createMoneyOperations({ ...deps, tryWithTabLock: async () => undefined });
    await expect(begin(operations).send(body, given, ignore)).rejects.toBeInstanceOf(InProgressInOtherTabError);
    expect(given.send).not.toHaveBeenCalled();
  });

  test('if the known ids cannot be fetched', async () => {
    const given = requests({ knownIds: reject(lost) });
    const failure: unknown = await send(given).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotSentError);
    expect(failure).toMatchObject({ cause: lost });
    expect(given.send).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });
});

test('the key is persisted before the request is sent', async () => {
  const given = requests({
    send: async (key) => {
      expect(JSON.parse(stored.get('withdraw') ?? '')).toMatchObject({ key, state: 'sending', knownIds: ['old'] });
      return 'done';
    },
  });
  await expect(send(given)).resolves.toBe('done');
  expect(stored.size).toBe(0);
});

describe('after a lost response', () => {
  test('polling finds the outcome, and nothing is sent again', async () => {
    let lookups = 0;
    const given = requests({ send: reject(lost), lookUp: async () => ((lookups += 1) < 3 ? NOT_FOUND : appliedIf('found')) });
    const onUnknown = vi.fn<() => void>();
    await expect(begin().send(body, given, onUnknown)).resolves.toEqual({ outcome: 'found', isEarlier: false });
    expect(given.send).toHaveBeenCalledTimes(1);
    expect(onUnknown).toHaveBeenCalledTimes(1);
    expect(stored.size).toBe(0);
  });

  test('an operation that is not found stays unresolved: it may be executed later', async () => {
    await leaveUnresolved();
    expect(createMoneyOperations(deps).unresolvedBody('withdraw')).toBe('{"amount":1000}');
  });

  test('proof that it was not executed ends it', async () => {
    await expect(send(requests({ send: reject(lost), lookUp: async () => NOT_APPLIED }))).rejects.toBeInstanceOf(NotAppliedError);
    expect(stored.size).toBe(0);
  });

  test('a server that hangs on every lookup does not hold the form for minutes', async () => {
    const hang = async (): Promise<Lookup<string>> => {
      now += 10_000;
      throw lost;
    };
    await expect(send(requests({ send: reject(lost), lookUp: hang }))).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(now).toBeLessThanOrEqual(40_000);
  });

  test('an operation that is not found for a day was not executed', async () => {
    await leaveUnresolved();
    now += KEY_LIFETIME_MS + 1;
    await expect(createMoneyOperations(deps).recheck('withdraw', requests())).rejects.toBeInstanceOf(NotAppliedError);
    expect(stored.size).toBe(0);
  });
});

describe('a press on an unresolved operation', () => {
  test('repeats the request under the same key', async () => {
    await leaveUnresolved();
    const given = requests();
    await expect(send(given)).resolves.toBe('done key-1');
    expect(given.send).toHaveBeenCalledTimes(1);
    expect(given.knownIds).not.toHaveBeenCalled();
    await expect(send(requests(), { amount: 2000 })).resolves.toBe('done key-2');
  });

  test('looks it up first, and sends nothing if it was executed meanwhile', async () => {
    await leaveUnresolved();
    const given = requests({ lookUp: async () => appliedIf('late') });
    await expect(send(given)).resolves.toBe('late');
    expect(given.send).not.toHaveBeenCalled();
  });

  test('sends nothing if the step before the repetition fails', async () => {
    await leaveUnresolved();
    const given = requests({ beforeRepeat: reject(unsent) });
    await expect(send(given)).rejects.toBeInstanceOf(NotSentError);
    expect(given.send).not.toHaveBeenCalled();
    expect(state()).toBe('unresolved');
  });

  test('keeps it if the repetition does not leave the device', async () => {
    await leaveUnresolved();
    await expect(send(requests({ send: reject(unsent) }))).rejects.toBe(unsent);
    expect(state()).toBe('unresolved');
  });

  test('with another body looks the earlier one up, and sends nothing', async () => {
    await leaveUnresolved();
    const given = requests({ lookUp: async () => appliedIf('the first one') });
    await expect(begin().send({ amount: 2000 }, given, ignore)).resolves.toEqual({ outcome: 'the first one', isEarlier: true });
    expect(given.send).not.toHaveBeenCalled();
  });

  test('with another body stays unknown if the earlier one is not found', async () => {
    await leaveUnresolved();
    const given = requests();
    await expect(send(given, { amount: 2000 })).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(given.send).not.toHaveBeenCalled();
    expect(createMoneyOperations(deps).unresolvedBody('withdraw')).toBe('{"amount":1000}');
  });
});

describe('a rejection', () => {
  test('of a new operation ends it', async () => {
    await expect(send(requests({ send: reject(rejected) }))).rejects.toBe(rejected);
    expect(stored.size).toBe(0);
  });

  test('of a repetition ends it only if a lookup does not find the first request', async () => {
    await leaveUnresolved();
    await expect(send(requests({ send: reject(rejected) }))).rejects.toBe(rejected);
    expect(stored.size).toBe(0);
  });

  test('of a repetition is no rejection if the first request was executed', async () => {
    await leaveUnresolved();
    let isSent = false;
    const given = requests({
      send: () => {
        isSent = true;
        return Promise.reject(rejected);
      },
      lookUp: async () => appliedIf(isSent ? 'executed first' : undefined),
    });
    await expect(send(given)).resolves.toBe('executed first');
  });

  test('of a repetition leaves the outcome unknown if the lookups fail', async () => {
    await leaveUnresolved();
    await expect(send(requests({ send: reject(rejected), lookUp: reject(lost) }))).rejects.toBeInstanceOf(UnknownOutcomeError);
    expect(state()).toBe('unresolved');
  });
});

describe('after a reload', () => {
  test('an operation in flight is looked up', async () => {
    stored.set('withdraw', JSON.stringify({ key: 'k', body: '{}', knownIds: [], sentAt: 0, state: 'sending' }));
    expect(createMoneyOperations(deps).isPending('withdraw')).toBe(true);
    await expect(begin().resume(requests({ lookUp: async () => appliedIf('found') }), ignore)).resolves.toBe('found');
    expect(stored.size).toBe(0);
  });

  test('nothing is reported if nothing is pending', async () => {
    await expect(begin().resume(requests(), ignore)).resolves.toBeUndefined();
  });

  test.each(['', 'x', '{}', '{"key":"k","body":"b","knownIds":[1],"sentAt":1,"state":"sending"}', '{"key":"k","missing":true}'])(
    '%j is not taken for a pending operation',
    (text) => {
      stored.set('withdraw', text);
      expect(createMoneyOperations(deps).isPending('withdraw')).toBe(false);
    },
  );
});

describe('the background recheck', () => {
  const recheck = (given = requests(), operations = createMoneyOperations(deps)) => operations.recheck('withdraw', given);

  test('reports an operation that was executed late, once', async () => {
    await leaveUnresolved();
    const given = requests({ lookUp: async () => appliedIf('late') });
    await expect(recheck(given)).resolves.toBe('late');
    await expect(recheck(given)).resolves.toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test('changes nothing while the operation is not found, or the lookup fails', async () => {
    await leaveUnresolved();
    await expect(recheck()).resolves.toBeUndefined();
    await expect(recheck(requests({ lookUp: reject(lost) }))).resolves.toBeUndefined();
    expect(state()).toBe('unresolved');
  });

  test('reports proof that it was not executed', async () => {
    await leaveUnresolved();
    await expect(recheck(requests({ lookUp: async () => NOT_APPLIED }))).rejects.toBeInstanceOf(NotAppliedError);
    expect(stored.size).toBe(0);
  });

  test('leaves the result to a press that came meanwhile', async () => {
    await leaveUnresolved();
    const operations = createMoneyOperations(deps);
    const given = requests({
      lookUp: async () => {
        operations.begin('withdraw');
        return appliedIf('late');
      },
    });
    await expect(recheck(given, operations)).resolves.toBeUndefined();
    expect(state()).toBe('unresolved');
  });
});
