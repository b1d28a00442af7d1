import type { OperationId } from '@generated/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';
import { useMenuStore } from '@/product/menu-store';

import { ChatEntry } from './chat-entry';
import { renderChrome, resetChrome } from '../chrome.fixture';

beforeEach(() => {
  resetChrome();
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ chatOrigin: 'http://127.0.0.1:4011' })));
});
afterEach(() => {
  setRuntimeConfig(parseRuntimeConfig(''));
});

const settings = { general_show_chat_widget: true, general_live_chat: '1234567' };
function renderEntry(path: string): readonly OperationId[] {
  const { calls } = backend({ getSettings: () => settings });
  renderChrome(<ChatEntry className={undefined} labelClass={undefined} />, path);
  return calls;
}

test('the entry opens and closes the chat (SPEC S7, S14)', async () => {
  renderEntry('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Chat ao vivo' }));
  expect(useMenuStore.getState().chatOpened).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Fechar chat' }));
  expect(useMenuStore.getState().chatOpened).toBe(false);
});

test('the entry is hidden on a game page, like the chat (SPEC S7)', async () => {
  const calls = renderEntry('/play/1001');
  await waitFor(() => expect(calls).toEqual(['getSettings']));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('button')).toBeNull();
});
