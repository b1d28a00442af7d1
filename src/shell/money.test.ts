import { afterEach, expect, test, vi } from 'vitest';

import { moneyIntents, STORED } from './money';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const NAME = 'deposit usr_1';

/** Sends an intent whose answer comes when it is let go. */
async function send() {
  let letGo = () => {};
  const answer = new Promise<string>((resolve) => {
    letGo = () => resolve('done');
  });
  const sent = vi.fn<(key: string) => void>();
  const call = {
    known: () => Promise.resolve([]),
    send: (key: string) => {
      sent(key);
      return answer;
    },
    find: () => Promise.resolve(undefined),
  };
  const outcome = moneyIntents.begin(NAME)?.send({ amount: 1000 }, call, () => undefined);
  await vi.waitUntil(() => sent.mock.calls.length > 0);
  return { letGo, outcome, key: sent.mock.calls[0]?.[0] };
}

test('where storage is full an intent is remembered as long as the page, and forgotten when it is answered', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { letGo, outcome } = await send();
  expect(moneyIntents.isKnown(NAME)).toBe(true);
  letGo();
  expect(await outcome).toBe('done');
  expect(moneyIntents.isKnown(NAME)).toBe(false);
});

test('what storage still has of one before is forgotten with the answer, though it was full meanwhile', async () => {
  const before = { key: 'k1', body: '{"amount":1000}', known: [], missing: true };
  localStorage.setItem(STORED + NAME, JSON.stringify(before));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { letGo, outcome, key } = await send();
  expect(key).toBe('k1');
  letGo();
  await outcome;
  expect(moneyIntents.isKnown(NAME)).toBe(false);
});

test('where storage is blocked an intent is remembered as long as the page', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { letGo, outcome } = await send();
  expect(moneyIntents.isKnown(NAME)).toBe(true);
  letGo();
  await outcome;
  expect(moneyIntents.isKnown(NAME)).toBe(false);
});
