import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SEARCH_DEBOUNCE_MS, useSearchText } from './use-search-text';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search field whose address follows only when it is told to. */
function open(search = '') {
  const asked = vi.fn();
  const { result, rerender } = renderHook(({ address }) => useSearchText(address, asked), { initialProps: { address: search } });
  return {
    asked,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    rest: () => void act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS)),
    follow: (address: string) => rerender({ address }),
  };
}

test('the address is asked to follow once typing rests, and once', () => {
  const field = open();
  field.type('teso');
  expect(field.asked).not.toHaveBeenCalled();
  field.rest();
  field.follow('teso');
  field.rest();
  expect(field.asked).toHaveBeenCalledExactlyOnceWith('teso');
});

test('an address that follows late takes nothing of what was typed since', () => {
  const field = open();
  field.type('teso');
  field.rest();
  expect(field.text()).toBe('teso');
  field.type('tesou');
  field.follow('teso');
  expect(field.text()).toBe('tesou');
  field.rest();
  field.type('tesouro');
  field.rest();
  field.follow('tesou');
  expect(field.text()).toBe('tesouro');
  field.follow('tesouro');
  field.rest();
  expect(field.text()).toBe('tesouro');
  expect(field.asked.mock.calls).toEqual([['teso'], ['tesou'], ['tesouro']]);
});

test('an address that changes by itself, as on Back, wins over what was typed', () => {
  const field = open('fogo');
  field.type('fogo alto');
  field.rest();
  field.follow('fogo alto');
  field.follow('fogo');
  expect(field.text()).toBe('fogo');
  field.rest();
  expect(field.asked).toHaveBeenCalledOnce();
});

test('an emptied field is followed at once', () => {
  const field = open('fogo');
  field.type('');
  void act(() => vi.advanceTimersByTime(0));
  expect(field.asked).toHaveBeenCalledExactlyOnceWith('');
});
