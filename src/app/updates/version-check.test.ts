import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { CHECK_INTERVAL_MS, reloadIfOutdated, useVersionStore, watchVersion } from './version-check';
import { MIN_RELOAD_INTERVAL_MS } from './guarded-reload';

const reload = vi.fn();
let served: string | undefined;
let end: () => void;

const watch = (build = 'a') => watchVersion({ build, served: () => Promise.resolve(served) });
const nextCheck = () => vi.advanceTimersByTimeAsync(CHECK_INTERVAL_MS);
const navigate = (isBusy = false) => reloadIfOutdated(isBusy, reload);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  served = 'b';
});
afterEach(() => {
  end();
  vi.useRealTimers();
  reload.mockReset();
});

test('the intervals are those of SPEC S16', () => {
  end = watch();
  expect([CHECK_INTERVAL_MS, MIN_RELOAD_INTERVAL_MS]).toEqual([3_600_000, 10_000]);
});

test('a newer build is loaded at the next navigation after the hour (SPEC S16)', async () => {
  end = watch();
  navigate();
  expect(reload).not.toHaveBeenCalled();
  await nextCheck();
  expect(reload).not.toHaveBeenCalled();
  navigate();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the same build', 'a'],
  ['a response without a build', undefined],
  ['an empty build', ''],
])('%s reloads nothing', async (_, build) => {
  served = build;
  end = watch();
  await nextCheck();
  navigate();
  expect(reload).not.toHaveBeenCalled();
});

test('a path is reloaded at most once in ten seconds', async () => {
  end = watch();
  await nextCheck();
  navigate();
  await vi.advanceTimersByTimeAsync(MIN_RELOAD_INTERVAL_MS - 1);
  navigate();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  navigate();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the reload waits while a mutation is in flight', async () => {
  end = watch();
  await nextCheck();
  navigate(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a failed check is logged and reloads nothing', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  end = watchVersion({ build: 'a', served: () => Promise.reject(new Error('offline')) });
  await nextCheck();
  navigate();
  expect(reload).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});

test('the site is up to date again if the next check returns the same build; an empty response changes nothing', async () => {
  end = watch();
  await nextCheck();
  served = undefined;
  await nextCheck();
  expect(useVersionStore.getState().isOutdated).toBe(true);
  served = 'a';
  await nextCheck();
  expect(useVersionStore.getState().isOutdated).toBe(false);
});

test('a page without a build is never checked', async () => {
  end = watch('');
  await nextCheck();
  navigate();
  expect(reload).not.toHaveBeenCalled();
});

test('a failed import starts a check at once, and its event is not prevented', async () => {
  end = watch();
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  expect(event.defaultPrevented).toBe(false);
  expect(useVersionStore.getState().isOutdated).toBe(true);
});
