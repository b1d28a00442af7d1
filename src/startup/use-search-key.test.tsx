import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { setSearchKey } from '@/features/site-search/search-shortcut';
import { closeAllModals, openModal, useModalStore } from '@/product/modal-store';

import { useSearchKey } from './use-search-key';

function Page() {
  useSearchKey();
  return <input aria-label="Nome" />;
}

const names = () => useModalStore.getState().stack.map(({ name }) => name);

beforeEach(() => {
  closeAllModals();
  setSearchKey(true);
  render(<Page />);
});

test('the key / opens the search and is not typed into it (SPEC S25)', () => {
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  expect(names()).toEqual(['search']);
});

test.each([
  ['in a text field', () => fireEvent.keyDown(screen.getByLabelText('Nome'), { key: '/' })],
  ['with Ctrl', () => fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })],
  [
    'turned off by the player',
    () => {
      setSearchKey(false);
      fireEvent.keyDown(document.body, { key: '/' });
    },
  ],
])('the key / %s opens nothing', (_, press) => {
  press();
  expect(names()).toEqual([]);
});

test('the key / leaves an open dialog alone', () => {
  openModal({ name: 'login' });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(names()).toEqual(['login']);
});
