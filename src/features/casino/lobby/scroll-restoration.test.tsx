import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { MemoryRouter } from '@/shell/navigation';

import { Lobby } from './lobby';
import { testGame, testPage } from '../games.fixture';

vi.mock('./virtual-grid/grid-measure', () => ({
  measureGrid: () => ({ columns: 3, step: 200, gap: 16, width: 100, across: 110, art: 133 }),
  showPlaces: () => undefined,
  freeScreen: () => ({ top: 64, bottom: 700 }),
}));

const TOTAL = 1000;

function Before({ look }: { look: () => void }) {
  useLayoutEffect(look, [look]);
  return null;
}

test('a list that is come back to is whole at once', async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/v2/games') return Promise.resolve(Response.json(testPage([], { path: pathname })));
    const page = Number(searchParams.get('page'));
    const games = Array.from({ length: 48 }, (_, index) => testGame((page - 1) * 48 + index));
    return Promise.resolve(Response.json(testPage(games, { page, perPage: 48, total: TOTAL })));
  });
  const client = createQueryClient();
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Lobby title="Cassino" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const height = () => screen.getByRole('list', { name: 'Jogos' }).parentElement?.style.blockSize;
  const { unmount } = show();
  await waitFor(() => expect(height()).toBe(`${Math.ceil(TOTAL / 3) * 200 - 16}px`));
  unmount();
  // In the very first drawing: what restores the place on the page looks then.
  const drawn = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Before look={() => drawn(height())} />
        <Lobby title="Cassino" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(drawn.mock.calls[0]).toEqual([`${Math.ceil(TOTAL / 3) * 200 - 16}px`]);
  expect(height()).toBe(`${Math.ceil(TOTAL / 3) * 200 - 16}px`);
  vi.unstubAllGlobals();
});
