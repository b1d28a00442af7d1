import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SEARCH_DEBOUNCE_MS, useSearchText } from './use-search-text';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a field whose URL changes only when the test changes it. */
function renderField(search = '') {
  const onSearch = vi.fn();
  const { result, rerender } = renderHook(({ urlSearch }) => useSearchText(urlSearch, onSearch), { initialProps: { urlSearch: search } });
  return {
    onSearch,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    pause: () => void act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS)),
    setUrl: (urlSearch: string) => rerender({ urlSearch }),
  };
}

test('the URL is updated once after a pause in typing', () => {
  const field = renderField();
  field.type('teso');
  expect(field.onSearch).not.toHaveBeenCalled();
  field.pause();
  field.setUrl('teso');
  field.pause();
  expect(field.onSearch).toHaveBeenCalledExactlyOnceWith('teso');
});

test('a late URL update does not overwrite text typed since', () => {
  const field = renderField();
  field.type('teso');
  field.pause();
  expect(field.text()).toBe('teso');
  field.type('tesou');
  field.setUrl('teso');
  expect(field.text()).toBe('tesou');
  field.pause();
  field.type('tesouro');
  field.pause();
  field.setUrl('tesou');
  expect(field.text()).toBe('tesouro');
  field.setUrl('tesouro');
  field.pause();
  expect(field.text()).toBe('tesouro');
  expect(field.onSearch.mock.calls).toEqual([['teso'], ['tesou'], ['tesouro']]);
});

test('a URL change from outside, such as Back, replaces the text', () => {
  const field = renderField('fogo');
  field.type('fogo alto');
  field.pause();
  field.setUrl('fogo alto');
  field.setUrl('fogo');
  expect(field.text()).toBe('fogo');
  field.pause();
  expect(field.onSearch).toHaveBeenCalledOnce();
});

test('clearing the field updates the URL at once', () => {
  const field = renderField('fogo');
  field.type('');
  void act(() => vi.advanceTimersByTime(0));
  expect(field.onSearch).toHaveBeenCalledExactlyOnceWith('');
});
