import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { MinesGame } from '@generated/api/model/mines-game';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { me } from '../../../../mocks/factories/account.fixture';
import { minesGame } from '../../../../mocks/factories/rounds.fixture';
import { useMoves } from './use-moves';

const game = minesGame({ server_seed_hash: 'f'.repeat(64) });
const ME = me({ balance: 5000 });

/** State of the server, with the idempotency keys that it received. */
let current: MinesGame;
let posts: (string | null)[];

beforeEach(() => {
  [current, posts] = [game, []];
  useSessionStore.setState({ isPlayer: true });
  const move = ({ headers }: Request) => {
    posts.push(headers.get('Idempotency-Key'));
    current = game;
    return { data: game };
  };
  backend({ getMe: ME, getCurrentMinesGame: () => ({ data: current }), revealMinesCell: move });
});
afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  localStorage.clear();
});

/** Renders with a persisted move. */
function renderMoves(state: 'sending' | 'unresolved') {
  const body = JSON.stringify({ type: 'reveal', id: 'mns_2', cell: 12 });
  localStorage.setItem('money mines usr_1', JSON.stringify({ key: 'k', body, knownIds: [], sentAt: Date.now(), state }));
  const onMove = vi.fn();
  const client = createQueryClient();
  const { result } = renderHook(() => useMoves(onMove), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { result, onMove };
}

test.each(['sending', 'unresolved'] as const)('after a reload a move that was %s is looked up, and nothing is sent', async (state) => {
  const { result, onMove } = renderMoves(state);
  await waitFor(() => expect(onMove).toHaveBeenCalledWith(game, null));
  expect(localStorage.getItem('money mines usr_1')).toBeNull();
  expect(result.current.isPrevious).toBe(false);
  expect(result.current.unresolved).toBeUndefined();
  expect(posts).toEqual([]);
});

test('a move that is not found stays unresolved, and a repeat sends it under the same key', async () => {
  current = { ...game, revealed: [] };
  const { result, onMove } = renderMoves('unresolved');
  await waitFor(() => expect(result.current.unresolved).toEqual({ type: 'reveal', id: 'mns_2', cell: 12 }));
  await waitFor(() => expect(result.current.moving).toBeUndefined());
  expect(result.current.failure).toBeNull();
  act(() => result.current.repeat(undefined));
  await waitFor(() => expect(onMove).toHaveBeenCalled());
  expect(posts).toEqual(['k']);
  expect(result.current.unresolved).toBeUndefined();
});
