import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { restartWaits } from '@/shared/lib/waiting';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { Link } from '@/product/navigation';

import { NavigationEffects } from './navigation-effects';

const SLOW = 'Está demorando mais que o normal…';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('scrollTo', () => undefined);
  restartWaits();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/sport/futebol']}>
        <NavigationEffects />
        <SlowNotice />
        <Link to="/sports/futebol" replace>
          Redirecionar
        </Link>
        <Link to="/casino">Cassino</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a redirect continues the wait for the page that the player opened', async () => {
  await wait(2000);
  fireEvent.click(screen.getByRole('link', { name: 'Redirecionar' }));
  await wait(1000);
  expect(screen.getByText(SLOW)).toBeTruthy();
});

test('a navigation of the player starts a new wait', async () => {
  await wait(2000);
  fireEvent.click(screen.getByRole('link', { name: 'Cassino' }));
  await wait(1000);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(2000);
  expect(screen.getByText(SLOW)).toBeTruthy();
});
