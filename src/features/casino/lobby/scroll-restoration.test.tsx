import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';

import { game as testGame } from '../../../../mocks/factories/games';
import { Lobby } from './lobby';
import { pageOf } from '../../../../mocks/factories/pages.fixture';

vi.mock('./virtual-grid/grid-measure', () => ({
  measureGrid: () => ({ columns: 3, rowStride: 200, gap: 16, tileWidth: 100, columnStride: 110, artHeight: 133 }),
  setTileVariables: () => undefined,
  unobscuredViewport: () => ({ top: 64, bottom: 700 }),
}));

const TOTAL = 1000;

/** Runs a callback when scroll restoration runs. */
function OnFirstLayout({ callback }: { callback: () => void }) {
  useLayoutEffect(callback, [callback]);
  return null;
}

test('a list has its full height in the first render after Back', async () => {
  backend({
    listCategories: pageOf([]),
    listGames({ url }) {
      const page = Number(new URL(url).searchParams.get('page'));
      const games = Array.from({ length: 48 }, (_, index) => testGame((page - 1) * 48 + index));
      return pageOf(games, { page, perPage: 48, total: TOTAL });
    },
  });
  const client = createQueryClient();
  const renderLobby = () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Lobby title="Cassino" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const height = () => screen.getByRole('list', { name: 'Jogos' }).parentElement?.style.blockSize;
  const { unmount } = renderLobby();
  await waitFor(() => expect(height()).toBe(`${Math.ceil(TOTAL / 3) * 200 - 16}px`));
  unmount();
  const firstHeight = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <OnFirstLayout callback={() => firstHeight(height())} />
        <Lobby title="Cassino" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(firstHeight.mock.calls[0]).toEqual([`${Math.ceil(TOTAL / 3) * 200 - 16}px`]);
  expect(height()).toBe(`${Math.ceil(TOTAL / 3) * 200 - 16}px`);
});
