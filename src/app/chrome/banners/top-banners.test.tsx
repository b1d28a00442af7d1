import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useMenuStore } from '@/shell/menu-store';

import { CHECK_INTERVAL_MS, watchVersion } from '@/app/updates/version-check';
import { renderChrome, resetChrome, serve } from '../chrome.fixture';
import { TopBanners } from './top-banners';
// Here before the tests: what is loaded when it is needed takes its time on a busy machine.
import './notice-queue';
import './top-ad';

const promotion = { id: '33', title: 'Missão do cassino', image: 'promotions/33.svg', summary: 'Some pontos.' };

beforeEach(resetChrome);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const running = () => serve({ 'GET /v2/promotions': () => Response.json({ data: [promotion] }) });

test('nothing stands above the header on the first page, and nothing is asked for', () => {
  const calls = running();
  renderChrome(<TopBanners />);
  expect(screen.queryByText('Missão do cassino')).toBeNull();
  expect(calls).toEqual([]);
});

test('with the second page the first promotion does, 18+, until it is closed for good (SPEC S14)', async () => {
  running();
  renderChrome(<TopBanners />);
  act(() => useMenuStore.getState().showTopAd());
  expect(await screen.findByText('Missão do cassino')).toBeTruthy();
  expect(screen.getByText('18+')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver regras' }).getAttribute('href')).toBe('/promotions/33');
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  act(() => useMenuStore.getState().showTopAd());
  expect(screen.queryByText('Missão do cassino')).toBeNull();
});

test.each(['/play/1001', '/games/mines', '/user/wallet', '/promotions/33'])('nothing is advertised at %s', async (path) => {
  const calls = running();
  useMenuStore.setState({ topAd: true });
  renderChrome(<TopBanners />, path);
  await waitFor(() => expect(calls).toEqual(['GET /v2/promotions']));
  expect(screen.queryByText('Missão do cassino')).toBeNull();
});

test('a newer build that is served is offered, and no longer once the same one is (SPEC S16)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  running();
  let served = 'b';
  const end = watchVersion({ build: 'a', served: () => Promise.resolve(served) });
  renderChrome(<TopBanners />);
  await act(() => vi.advanceTimersByTimeAsync(CHECK_INTERVAL_MS - 1000));
  expect(screen.queryByText('Há uma nova versão do site.')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText('Há uma nova versão do site.')).toBeTruthy();
  served = 'a';
  await act(() => vi.advanceTimersByTimeAsync(CHECK_INTERVAL_MS));
  expect(screen.queryByText('Há uma nova versão do site.')).toBeNull();
  end();
  vi.useRealTimers();
});
