import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { holdForReload } from '@/shell/kept-forms';

import { reloadGuarded, reloadWithoutCode } from './guarded-reload';

const reload = vi.fn<() => void>();
let end = () => {};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

/** As the build's own loader tells that a page's code is gone. */
function missCode(): Event {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test('code that is gone after a deploy loads the page anew, once; after that the page itself tells', () => {
  end = reloadWithoutCode(reload);
  expect(missCode().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(missCode().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('without a connection the page stays: it is not a deploy that keeps its code away', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  end = reloadWithoutCode(reload);
  expect([missCode().defaultPrevented, reload.mock.calls.length]).toEqual([false, 0]);
  online.mockReturnValue(true);
  expect([missCode().defaultPrevented, reload.mock.calls.length]).toEqual([true, 1]);
  online.mockRestore();
});

test('a reload by the site keeps what stands in its forms (SPEC S8)', () => {
  vi.stubGlobal('location', { pathname: '/', reload });
  end = holdForReload('withdraw', () => ({ amount: 8000 }));
  expect(reloadGuarded()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('kept-forms')).toContain('{"amount":8000}');
});
