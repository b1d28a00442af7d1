import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { closeAllModals, useModalStore } from '@/product/modal-store';

import { LONG_PRESS_MS, previewOnPress } from './preview-on-press';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<ul data-games="11 12"><li><article><button>Um</button></article></li>' +
    '<li><article><button>Dois</button><button aria-pressed="false">Favoritar Dois</button></article></li></ul>';
  stop = previewOnPress();
});

afterEach(() => {
  stop();
  closeAllModals();
  vi.useRealTimers();
});

const tile = () => screen.getByRole('button', { name: 'Dois' });
const touch = (x = 0, y = 0) => ({ touches: [{ clientX: x, clientY: y }] });
const opened = () => useModalStore.getState().stack;
const PREVIEW = [{ name: 'game', id: '12', isPreview: true }];

test('a long press on a tile opens the preview of its game, and no click follows', () => {
  fireEvent.touchStart(tile(), touch());
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(opened()).toEqual(PREVIEW);
  // Returns false if the default action, the click, was prevented.
  expect(fireEvent.touchEnd(tile(), { touches: [] })).toBe(false);
});

test('a short press leaves the click alone', () => {
  fireEvent.touchStart(tile(), touch());
  vi.advanceTimersByTime(LONG_PRESS_MS / 2);
  expect(fireEvent.touchEnd(tile(), { touches: [] })).toBe(true);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  expect(opened()).toEqual([]);
});

test.each([
  ['moves', () => fireEvent.touchMove(tile(), touch(0, 30))],
  ['scrolls the page', () => fireEvent.scroll(document)],
])('a finger that %s opens nothing', (_, move) => {
  fireEvent.touchStart(tile(), touch());
  move();
  vi.advanceTimersByTime(2 * LONG_PRESS_MS);
  expect(opened()).toEqual([]);
});

test('the context-menu key opens the preview each time, in place of the menu', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(fireEvent.contextMenu(tile(), { button: 0 })).toBe(false);
    expect(opened()).toEqual(PREVIEW);
    closeAllModals();
  }
});

test('a touch with a context-menu event opens one preview', () => {
  fireEvent.touchStart(tile(), touch());
  fireEvent.contextMenu(tile(), { button: 0 });
  closeAllModals();
  vi.advanceTimersByTime(2 * LONG_PRESS_MS);
  expect(opened()).toEqual([]);
});

test('the right mouse button and the favorite button keep their own behavior', () => {
  expect(fireEvent.contextMenu(tile(), { button: 2 })).toBe(true);
  expect(fireEvent.contextMenu(screen.getByRole('button', { name: 'Favoritar Dois' }), { button: 0 })).toBe(true);
  expect(opened()).toEqual([]);
});
