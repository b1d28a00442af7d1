// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';

import { openNotice, showNotice } from './push';
import type { WorkerScope } from './worker-scope';

const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve(null));
const navigate = vi.fn();
const focus = vi.fn();
let tabs: object[] = [];

// Only what the code under test uses.
const scope = {
  registration: { showNotification },
  clients: { matchAll: () => Promise.resolve(tabs), openWindow },
} as object as WorkerScope;
const show = (data: unknown) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return showNotice(scope, Object.assign(new Event('push'), { waitUntil: () => {}, data: { text: () => text } }));
};
const open = (url: unknown) =>
  openNotice(scope, Object.assign(new Event('notificationclick'), { waitUntil: () => {}, notification: { data: url, close: () => {} } }));

beforeEach(() => {
  vi.clearAllMocks();
  tabs = [];
});

test('a notice is shown with its text, and replaces itself if it comes twice (SPEC S27)', async () => {
  await show({ id: 'ntf_1', type: 'withdrawal', title: 'Saque enviado', body: 'Seu saque foi enviado.', url: '/user/withdraw' });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Saque enviado', {
    body: 'Seu saque foi enviado.',
    tag: 'ntf_1',
    lang: 'pt-BR',
    data: '/user/withdraw',
  });
});

test.each(['', 'no JSON', '[]', '{"title":1}', 'null'])('a message that is %j shows that there is a notice', async (data) => {
  await show(data);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Você tem um aviso novo', expect.objectContaining({ data: '/' }));
});

test.each([
  ['/user/withdraw', '/user/withdraw'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  [null, '/'],
])('a press on a notice with the address %s opens %s', async (url, opened) => {
  await open(url);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(opened);
});

test('a press on a notice uses a tab of the site', async () => {
  tabs = [{ navigate: navigate.mockResolvedValue({ focus }) }];
  await open('/user/withdraw');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user/withdraw');
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
});

test('a tab that cannot be navigated is replaced by a new one', async () => {
  tabs = [{ navigate: navigate.mockRejectedValue(new Error('not controlled')) }];
  await open('/user/withdraw');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/user/withdraw');
});
