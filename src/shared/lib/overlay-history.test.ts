// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createOverlayHistory, reconcile } from './overlay-history';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a window in which `go` and Back change the entry, after a delay, and emit `popstate` later. */
function fakeWindow(delayMs = 0) {
  const entries: unknown[] = [{ page: 1 }];
  let at = 0;
  const events = new EventTarget();
  const arrive = (delta: number) => {
    at = Math.max(0, at + delta);
    setTimeout(() => events.dispatchEvent(new Event('popstate')));
  };
  const move = (delta: number) => (delayMs === 0 ? arrive(delta) : void setTimeout(() => arrive(delta), delayMs));
  return {
    history: {
      get state() {
        return entries[at];
      },
      pushState: (state: unknown) => {
        at += 1;
        entries.splice(at, entries.length, state);
      },
      replaceState: (state: unknown) => {
        entries[at] = state;
      },
      go: (delta = 0) => move(delta),
    },
    addEventListener: events.addEventListener.bind(events),
    back: () => {
      move(-1);
      vi.runAllTimers();
    },
    depth: () => at,
  };
}

describe('reconcile', () => {
  test('returns no call if the entry matches no open overlay', () => {
    expect(reconcile([], [])).toEqual({ replace: null, push: [] });
  });

  test('pushes one entry per new overlay', () => {
    expect(reconcile([], ['a', 'b'])).toEqual({ replace: null, push: [['a'], ['a', 'b']] });
  });

  test('reuses the entry of a replaced overlay', () => {
    expect(reconcile(['a'], ['b', 'c'])).toEqual({ replace: ['b'], push: [['b', 'c']] });
  });

  test('goes back by the number of surplus entries', () => {
    expect(reconcile(['a', 'b', 'c'], ['a'])).toEqual({ go: -2 });
  });
});

describe('an overlay', () => {
  test('adds a history entry that keeps the state of the page', () => {
    const page = fakeWindow();
    createOverlayHistory(page).add(() => {});
    expect(page.depth()).toBe(1);
    expect(page.history.state).toMatchObject({ page: 1, overlay: [expect.any(String)] });
  });

  test('is closed by Back, and only the topmost one', () => {
    const page = fakeWindow();
    const history = createOverlayHistory(page);
    const [closeLower, closeUpper] = [vi.fn(), vi.fn(() => removeUpper())];
    history.add(closeLower);
    const removeUpper = history.add(closeUpper);
    page.back();
    expect([closeLower.mock.calls.length, closeUpper.mock.calls.length, page.depth()]).toEqual([0, 1, 1]);
  });

  test('that does not close on Back gets its entry again', () => {
    const page = fakeWindow();
    createOverlayHistory(page).add(() => {});
    page.back();
    expect(page.depth()).toBe(1);
  });

  test('that is removed takes its entry back before callbacks run', () => {
    const page = fakeWindow();
    const history = createOverlayHistory(page);
    const remove = history.add(() => {});
    const depths: number[] = [];
    history.afterClosing(() => depths.push(page.depth()));
    remove();
    vi.runAllTimers();
    expect(depths).toEqual([0]);
  });

  test('that is removed takes back its own entry only, however slow the browser is', () => {
    const page = fakeWindow(3500);
    page.history.pushState({ page: 2 });
    const history = createOverlayHistory(page);
    history.add(() => {})();
    const onClosed = vi.fn();
    history.afterClosing(onClosed);
    vi.advanceTimersByTime(60_000);
    expect([page.depth(), onClosed.mock.calls.length]).toEqual([1, 1]);
  });

  test('whose way back the browser drops for a navigation has no entry left to take back', () => {
    const page = fakeWindow(1_000_000_000);
    const history = createOverlayHistory(page);
    history.add(() => {})();
    vi.advanceTimersByTime(10);
    page.history.pushState({ page: 2 });
    const onClosed = vi.fn();
    history.afterClosing(onClosed);
    vi.advanceTimersByTime(1100);
    expect([page.depth(), onClosed.mock.calls.length]).toEqual([2, 1]);
  });

  test('that replaces another one in the same task reuses its entry', () => {
    const page = fakeWindow();
    const history = createOverlayHistory(page);
    const remove = history.add(() => {});
    const [first] = (page.history.state as { overlay: string[] }).overlay;
    remove();
    history.add(() => {});
    vi.runAllTimers();
    expect(page.depth()).toBe(1);
    expect((page.history.state as { overlay: string[] }).overlay).not.toContain(first);
  });
});
