import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';

import { game as testGame } from '../../../../../mocks/factories/games';
import { createPlayButtonFocus } from '../play-button';

const ORIGIN = 'http://127.0.0.1:4011';
const game = { ...testGame(7), rules: 'Cinco rolos.', paytable: [], max_win_multiplier: 5000, max_win_odds: 4_200_000, related: [] };
const session = {
  session_id: 'gms_1',
  url: `${ORIGIN}/game/1007/gms_1`,
  expires_at: '2026-11-21T14:10:00-03:00',
  integration: 'frame',
} as const;

let launches: number;

beforeEach(() => {
  sessionStorage.clear();
  launches = 0;
  backend({
    getSettings: {},
    closeGameSession: { data: { seconds: 1, bet: 0, won: 0, net: 0 } },
    launchGame() {
      launches += 1;
      return { data: session };
    },
  });
});

/** Resets modules and keeps session storage. */
async function loadPage() {
  vi.resetModules();
  const [{ GameLauncher }, { MemoryRouter }, { setRuntimeConfig }, { parseRuntimeConfig }, { saveDrafts }] = await Promise.all([
    import('./game-launcher'),
    import('react-router-dom'),
    import('@/shell/runtime-config'),
    import('@/api/runtime-config'),
    import('@/shell/reload-drafts'),
  ]);
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ gamesOrigins: [ORIGIN] })));
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <GameLauncher game={game} shouldLaunch={false} onLaunch={() => undefined} focus={createPlayButtonFocus()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { saveDrafts, unmount };
}

test('a game that was running before a reload launches again once', async () => {
  const { saveDrafts, unmount } = await loadPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Jogar' }));
  await screen.findByTitle(game.name);
  saveDrafts();
  unmount();
  const second = await loadPage();
  await screen.findByTitle(game.name);
  expect(launches).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Sair do jogo' }));
  await screen.findByText('Jogo encerrado');
  second.saveDrafts();
  second.unmount();
  await loadPage();
  expect(await screen.findByRole('button', { name: 'Jogar' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByTitle(game.name)).toBeNull());
  expect(launches).toBe(2);
});
