import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Dialog } from '@/shared/ui/dialog';

import { OfflineNotice } from './offline-notice';

const reload = vi.fn<() => boolean | void>();
let isReachable = true;
const probe = vi.fn(() => Promise.resolve(isReachable));
const client = new QueryClient();

function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

function show(): void {
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice reload={reload} isReachable={probe} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  probe.mockClear();
  isReachable = true;
  vi.useRealTimers();
});

test('the banner is shown offline; back online it is hidden and the page reloads (SPEC S8)', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  setOnline(false);
  expect(screen.getByText('Parece que você perdeu sua conexão com a internet!')).toBeTruthy();
  expect(screen.getByText('Conecte-se para continuar navegando.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  setOnline(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the banner is inside an open modal, which covers everything else on a phone', () => {
  render(
    <QueryClientProvider client={client}>
      <OfflineNotice reload={reload} isReachable={probe} />
      <Dialog title="Entrar" onClose={() => undefined}>
        <p>Conteúdo</p>
      </Dialog>
    </QueryClientProvider>,
  );
  setOnline(false);
  for (const text of ['Parece que você perdeu sua conexão com a internet!', 'Conecte-se para continuar navegando.'])
    expect(screen.getByText(text).closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Entrar' }));
});

test('the reload waits for a mutation in flight', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const mutation = new MutationObserver(client, { networkMode: 'always', mutationFn: () => response });
  show();
  setOnline(false);
  const settled = mutation.mutate();
  setOnline(true);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => {
    respond();
    await settled;
  });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('the reload waits until the server responds, which may be later than the device is online', async () => {
  vi.useFakeTimers();
  isReachable = false;
  show();
  setOnline(false);
  setOnline(true);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(reload).not.toHaveBeenCalled();
  isReachable = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(reload).toHaveBeenCalledOnce();
});

test('a server that does not respond is probed once in three seconds, although mutations change meanwhile', async () => {
  vi.useFakeTimers();
  isReachable = false;
  show();
  setOnline(false);
  setOnline(true);
  for (let second = 0; second < 8; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    client.getMutationCache().build(client, {});
  }
  expect(probe).toHaveBeenCalledTimes(3);
});

test('a page that cannot be reloaded invalidates its queries', async () => {
  reload.mockReturnValue(false);
  const refresh = vi.spyOn(client, 'invalidateQueries');
  show();
  setOnline(false);
  setOnline(true);
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
});

test('a page that was never offline is not reloaded', () => {
  show();
  setOnline(true);
  expect(reload).not.toHaveBeenCalled();
});
