import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { UnknownOutcomeError } from '@/shared/lib/money-intent';
import { render } from '@testing-library/react';

import { RefusalNotice } from './notices';
import { useMoves } from './use-moves';

const game: MinesGame = {
  id: 'mns_2',
  status: 'open',
  amount: 1000,
  mines: 3,
  revealed: [12],
  multiplier: 1.12,
  next_multiplier: 1.28,
  payout: 1120,
  client_seed: 'x',
  server_seed_hash: 'f'.repeat(64),
  nonce: 2,
  mine_positions: null,
  server_seed: null,
  started_at: '2026-11-21T14:05:00-03:00',
  ended_at: null,
};
const ME = {
  user: { id: 'usr_1', name: 'Ana', email: 'ana@exemplo.invalid', status: 'Ativo' },
  balance: 5000,
  wallet: { bonus_mixed: 0 },
  user_rollover: null,
};

beforeEach(() => {
  useSessionStore.setState({ isPlayer: true });
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(Response.json(new URL(request.url).pathname.endsWith('/auth/me') ? ME : { data: game })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.setState({ isPlayer: false });
  localStorage.clear();
});

test('"Verificar agora" looks for what stayed unknown', async () => {
  const look = vi.fn();
  render(<RefusalNotice failure={new UnknownOutcomeError()} onLook={look} />);
  await userEvent.click(screen.getByRole('button', { name: 'Verificar agora' }));
  expect(look).toHaveBeenCalledOnce();
});

test('a look finds what came of the move that is remembered, and sends nothing', async () => {
  const told = vi.fn();
  const client = createQueryClient();
  const { result } = renderHook(() => useMoves(told), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.player).toBe('usr_1'));
  // It became unknown after the page had looked by itself.
  const body = JSON.stringify({ type: 'reveal', id: 'mns_2', cell: 12 });
  localStorage.setItem('money mines usr_1', JSON.stringify({ key: 'k', body, known: [], missing: false }));
  act(() => result.current.look());
  await waitFor(() => expect(told).toHaveBeenCalledWith(game, null));
  expect(localStorage.getItem('money mines usr_1')).toBeNull();
  expect(result.current.isOther).toBe(false);
});
