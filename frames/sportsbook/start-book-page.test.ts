import { expect, test, vi } from 'vitest';

import { startBookPage } from './start-book-page';

test('the page answers a check of the site', () => {
  const send = vi.fn();
  const listeners = new Map<string, (content: object) => void>();
  const link = {
    send,
    on: (type: string, listener: (content: never) => void) => void listeners.set(type, listener as (content: object) => void),
  };
  const root = {} as HTMLElement;
  startBookPage({ root, link, adapters: { script: vi.fn(), frame: vi.fn() } });
  expect(send).toHaveBeenCalledExactlyOnceWith('ready', {});
  listeners.get('check')?.({});
  expect(send).toHaveBeenLastCalledWith('alive', {});
});
