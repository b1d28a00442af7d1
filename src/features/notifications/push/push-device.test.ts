import { afterEach, expect, test, vi } from 'vitest';

import { PUSH_LIMIT_MS, subscribeDevice, unsubscribeDevice } from './push-device';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['a subscription', () => subscribeDevice('key')],
  ['the end of one', () => unsubscribeDevice()],
])('%s fails if the push service does not answer', async (_, change) => {
  vi.useFakeTimers();
  const never = () => new Promise(() => undefined);
  const registration = { pushManager: { subscribe: never, getSubscription: never } };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('granted') });
  const failed = expect(change()).rejects.toThrow('no answer');
  await vi.advanceTimersByTimeAsync(PUSH_LIMIT_MS);
  await failed;
});
