import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { useMenuStore } from '@/product/menu-store';
import { Link } from '@/product/navigation';

import { CHECK_INTERVAL_MS, watchVersion } from '@/app/updates/version-check';
import { renderChrome, resetChrome } from '../chrome.fixture';
import { TopBanners } from './top-banners';
// Preloads slow code.
import './notice-queue';
import './top-ad';

const promotion = { id: '33', title: 'Missão do cassino', image: 'promotions/33.svg', summary: 'Some pontos.' };

beforeEach(resetChrome);
afterEach(() => {
  vi.restoreAllMocks();
});

const servePromotion = () => backend({ listPromotions: () => ({ data: [promotion] }) });

const withLinks = (
  <>
    <TopBanners />
    <Link to="/providers">Provedores</Link>
  </>
);

async function openAfterLoading(calls: readonly string[], link: string): Promise<void> {
  await waitFor(() => expect(calls).toEqual(['listPromotions']));
  // The response reaches the component in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await userEvent.click(screen.getByText(link));
}

test('the first page has no banner and sends no request', () => {
  const { calls } = servePromotion();
  renderChrome(<TopBanners />);
  expect(screen.queryByText('Missão do cassino')).toBeNull();
  expect(calls).toEqual([]);
});

test('the page after it has loaded shows the first promotion, marked 18+ and with the sentence of the ministry, until it is closed for good (SPEC S14, Q40)', async () => {
  const { calls } = servePromotion();
  renderChrome(withLinks);
  act(() => useMenuStore.getState().showTopAd());
  await openAfterLoading(calls, 'Provedores');
  expect(screen.getByText('Missão do cassino')).toBeTruthy();
  expect(screen.getByText('18+.')).toBeTruthy();
  expect(screen.getByText('Ministério da Fazenda adverte: Apostar pode causar dependência.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver regras' }).getAttribute('href')).toBe('/promotions/33');
  await userEvent.click(screen.getByRole('button', { name: 'Dispensar aviso' }));
  act(() => useMenuStore.getState().showTopAd());
  expect(screen.queryByText('Missão do cassino')).toBeNull();
});

test.each(['/play/1001', '/games/mines', '/sports', '/user/wallet', '/promotions/33'])('no promotion is shown at %s', async (path) => {
  const { calls } = servePromotion();
  useMenuStore.setState({ topAd: true });
  renderChrome(
    <>
      <TopBanners />
      <Link to={path}>Página</Link>
    </>,
  );
  await openAfterLoading(calls, 'Página');
  expect(screen.queryByText('Missão do cassino')).toBeNull();
});

test('a newer build is offered, and no longer once the same build is served again (SPEC S16)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  servePromotion();
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

test('offline, the lost connection is the only line', async () => {
  const { calls } = servePromotion();
  useMenuStore.setState({ topAd: true });
  renderChrome(withLinks);
  await openAfterLoading(calls, 'Provedores');
  expect(screen.getByText('Missão do cassino')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Conecte-se para continuar navegando.')).toBeTruthy();
  expect(screen.queryByText('Missão do cassino')).toBeNull();
});
