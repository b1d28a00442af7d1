import type { Notification } from '@generated/api/model/notification';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { pageOf } from '../../../../mocks/factories/pages.fixture';
import { backend, refuse } from '@/api/backend.fixture';
import { useRealtimeStore } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { Link } from '@/product/navigation';
import { clearToldEvents, tellEvent } from '@/product/told-events';

import { renderChrome, resetChrome } from '../chrome.fixture';
import { NoticeQueue } from './notice-queue';
import { useVersionStore } from '@/app/updates/version-check';

const notice = (id: string, type: Notification['type'], title: string, url: string | null = null, read_at: string | null = null) => ({
  id,
  type,
  title,
  body: `Sobre ${title}.`,
  url,
  created_at: '2026-11-21T13:50:00-03:00',
  read_at,
});

const queue: readonly Notification[] = [
  notice('1', 'deposit', 'Depósito aprovado'),
  notice('2', 'protection', 'Limite atingido', '/user/protection'),
  notice('3', 'system', 'Manutenção às 3h', 'javascript:alert(1)'),
  notice('4', 'system', 'Já lido', null, '2026-11-21T14:05:00-03:00'),
];

const read = notice('2', 'protection', 'Limite atingido', '/user/protection', '2026-11-21T14:05:00-03:00');

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  resetChrome();
  useVersionStore.setState({ isOutdated: false });
  useSessionStore.setState({ isPlayer: true });
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const lists = { listNotifications: () => pageOf(queue) };
const listCalls = (calls: readonly string[]) => calls.filter((call) => call === 'listNotifications');
const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
const dismiss = () => userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));

/** Opens another page after the notices have arrived. */
async function openNextPage(): Promise<void> {
  expect(await screen.findByText('Limite atingido')).toBeTruthy();
  await userEvent.click(screen.getByText('Cassino'));
}

const withLink = (
  <>
    <NoticeQueue />
    <Link to="/casino">Cassino</Link>
  </>
);

test('protection notices are shown at once; all others wait for the next page', async () => {
  backend(lists);
  renderChrome(<NoticeQueue />);
  expect(await screen.findByText('Limite atingido')).toBeTruthy();
  expect(screen.getByText('Sobre Limite atingido.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe('/user/protection');
  expect(screen.queryByText(/^1 de/)).toBeNull();
});

test('notices are shown one at a time with their position; a dismissed one is marked as read once', async () => {
  const { requests } = backend({
    ...lists,
    readNotification: ({ url }) => (url.endsWith('/3/read') ? refuse(500) : { data: read }),
  });
  renderChrome(withLink);
  await openNextPage();
  expect(screen.getByText('1 de 3')).toBeTruthy();
  await dismiss();
  expect(screen.getByText('Manutenção às 3h')).toBeTruthy();
  expect(screen.getByText('1 de 2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ver' })).toBeNull();
  await dismiss();
  expect(screen.getByText('Depósito aprovado')).toBeTruthy();
  expect(posts(requests)).toEqual(['/api/notifications/2/read', '/api/notifications/3/read']);
  await waitFor(() => expect(warn).toHaveBeenCalled());
});

test('a notice that arrives while a page is open shifts nothing on it: it waits for the next page', async () => {
  const list = [notice('2', 'protection', 'Limite atingido', '/user/protection')];
  backend({ listNotifications: () => pageOf(list), readNotification: { data: read } });
  const client = renderChrome(withLink);
  expect(await screen.findByText('Limite atingido')).toBeTruthy();
  list.push(notice('5', 'withdrawal', 'Saque enviado'));
  await act(() => client.invalidateQueries());
  expect(screen.queryByText(/^1 de/)).toBeNull();
  await openNextPage();
  expect(screen.getByText('1 de 2')).toBeTruthy();
});

test.each(['/games/mines', '/play/1001', '/sports', '/altenar-sports'])('only protection notices are shown above %s', async (path) => {
  backend(lists);
  renderChrome(
    <>
      <NoticeQueue />
      <Link to={path}>Jogar</Link>
    </>,
  );
  expect(await screen.findByText('Limite atingido')).toBeTruthy();
  await userEvent.click(screen.getByText('Jogar'));
  expect(screen.getByText('Limite atingido')).toBeTruthy();
  expect(screen.queryByText(/^1 de/)).toBeNull();
});

test('notices are fetched again each minute only while real time is down (SPEC T2)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  useRealtimeStore.setState({ state: 'connected' });
  const { calls } = backend(lists);
  renderChrome(<NoticeQueue />);
  await screen.findByText('Limite atingido');
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(listCalls(calls)).toHaveLength(1);
  act(() => useRealtimeStore.setState({ state: 'unavailable' }));
  await act(() => vi.advanceTimersByTimeAsync(125_000));
  expect(listCalls(calls)).toHaveLength(3);
});

test('another page fetches notices that are older than 30 s, and no younger ones (SPEC T1)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  useRealtimeStore.setState({ state: 'connected' });
  const { calls } = backend(lists);
  renderChrome(
    <>
      <NoticeQueue />
      <Link to="/casino">Cassino</Link>
      <Link to="/sports">Esportes</Link>
      <Link to="/promotions">Promoções</Link>
    </>,
  );
  await screen.findByText('Limite atingido');
  const follow = (name: string) => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByText(name));
  await follow('Cassino');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await follow('Promoções');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(listCalls(calls)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(listCalls(calls)).toHaveLength(1);
  await follow('Esportes');
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
});

test('a notification of an event that the page has told is not shown, and is marked as read', async () => {
  const { requests } = backend({
    ...lists,
    readNotification: { data: read },
  });
  tellEvent('deposit', Date.now() - 1);
  onTestFinished(clearToldEvents);
  renderChrome(withLink);
  await openNextPage();
  expect(screen.getByText('1 de 2')).toBeTruthy();
  expect(posts(requests)).toEqual(['/api/notifications/1/read']);
});

test('a new version is offered and can be dismissed', async () => {
  const { requests } = backend();
  useSessionStore.setState({ isPlayer: false });
  useVersionStore.setState({ isOutdated: true });
  renderChrome(<NoticeQueue />);
  expect(screen.getByText('Há uma nova versão do site.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Atualizar' })).toBeTruthy();
  await dismiss();
  expect(screen.queryByText('Há uma nova versão do site.')).toBeNull();
  expect(posts(requests)).toEqual([]);
});

test('a long notice is truncated until it is expanded', async () => {
  const body = 'Você chegou ao tempo que pediu para ser lembrado. '.repeat(6).trim();
  backend({ listNotifications: () => pageOf([{ ...notice('9', 'protection', 'Lembrete'), body }]) });
  renderChrome(<NoticeQueue />);
  await userEvent.click(await screen.findByRole('button', { name: 'Ler tudo' }));
  expect(screen.getByText(body, { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ler tudo' })).toBeNull();
});

test('a failure to load the notices is only logged', async () => {
  backend({ listNotifications: () => refuse(500) });
  renderChrome(<NoticeQueue />);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The notices could not be loaded.', expect.anything()));
  expect(screen.queryByRole('button')).toBeNull();
});
