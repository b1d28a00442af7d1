import type { OperationId } from '@generated/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { closeAllModals, useModalStore } from '@/product/modal-store';

import { game as testGame } from '../../../../mocks/factories/games';
import { GamePage } from './game-page';

const game = { ...testGame(1), rules: 'Cinco rolos.', paytable: [], max_win_multiplier: 5000, max_win_odds: 4_200_000, related: [] };

let calls: readonly OperationId[];

beforeEach(() => {
  ({ calls } = backend({
    getGame: { data: game },
    getSettings: {},
    launchGame: refuse(409, 'Este jogo está em manutenção.'),
  }));
});

afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  closeAllModals();
});

function Page({ isApproved }: { isApproved: boolean }) {
  return (
    <MemoryRouter initialEntries={['/play/1001']}>
      <GamePage id="1001" isApproved={isApproved} missing={<h1>Não há</h1>} />
    </MemoryRouter>
  );
}

const launches = () => calls.filter((call) => call === 'launchGame').length;

test('after a login on the page the game launches when the identity is approved, not before (SPEC R35, D3)', async () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { rerender } = render(<Page isApproved={false} />, { wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar para jogar' }));
  expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
  act(() => useSessionStore.setState({ isPlayer: true }));

  const playButton = await screen.findByRole('button', { name: 'Jogar' });
  expect(playButton.getAttribute('aria-busy')).toBe('true');
  await act(() => import('./launch/game-launcher'));
  await userEvent.click(playButton);
  expect(launches()).toBe(0);

  rerender(<Page isApproved />);
  await waitFor(() => expect(launches()).toBe(1));
  expect(await screen.findByText('Este jogo está em manutenção.')).toBeTruthy();
});

test('a press before the identity is approved launches the game once, after the approval', async () => {
  useSessionStore.setState({ isPlayer: true });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { rerender } = render(<Page isApproved={false} />, { wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Jogar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Jogar' }).getAttribute('aria-busy')).toBe('true'));
  expect(launches()).toBe(0);

  rerender(<Page isApproved />);
  expect(await screen.findByText('Este jogo está em manutenção.')).toBeTruthy();
  expect(launches()).toBe(1);
});

test('a press that begins before the approval and ends after it launches the game: the button is not replaced', async () => {
  useSessionStore.setState({ isPlayer: true });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { rerender } = render(<Page isApproved={false} />, { wrapper });
  const button = await screen.findByRole('button', { name: 'Jogar' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  rerender(<Page isApproved />);
  await act(() => import('./launch/game-launcher'));
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(launches()).toBe(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: `Jogo: ${game.name}` })));
});
