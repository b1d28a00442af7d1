import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { useModalStore } from '@/product/modal-store';

import { FavoriteGames } from '../lobby/favorite-games';
import { useFavorite } from './use-favorites';

const game = { id: '7', image: '/storage/games/7.svg', image_cf: null, name: 'Noite de Cobre' };
const path = '/api/favorite-game/favorite';

/** State of the stub, whose responses wait for `writing` and `listing`. */
let stored: string[];
let success: unknown;
let lists: number;
let writes: string[];
let requests: Request[];
let shouldReject: boolean;
let rejection: Response;
let writing: Promise<unknown>;
let listing: Promise<unknown>;

function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

function ToggleButton() {
  const { favorite, toggle } = useFavorite(game);
  return (
    <button type="button" aria-pressed={favorite} onClick={toggle}>
      Favoritar
    </button>
  );
}

beforeEach(() => {
  rejection = Response.json({ message: 'Falhou.' }, { status: 500 });
  [success, lists] = [true, 0];
  [stored, writes, requests, shouldReject, writing, listing] = [[], [], [], false, Promise.resolve(), Promise.resolve()];
  backend({
    listFavoriteGames: async () => {
      lists += 1;
      await listing;
      return Response.json({ success, data: stored.map((id) => ({ ...game, id })) });
    },
    addFavoriteGame: (request) => write(request, ['7']),
    removeFavoriteGame: (request) => write(request, []),
  });
  useSessionStore.setState({ isPlayer: true });
});

async function write(request: Request, after: string[]): Promise<Response> {
  writes.push(new URL(request.url).pathname);
  requests.push(request);
  await writing;
  if (shouldReject) return rejection;
  stored = after;
  return new Response(null, { status: 204 });
}

afterEach(() => {
  useSessionStore.setState({ isPlayer: false });
  useModalStore.setState({ stack: [] });
  useAlertStore.setState({ alerts: [] });
});

async function renderButton() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <ToggleButton />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { client, waitUntilIdle: () => waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0)) };
}

const isPressed = () => screen.getByRole('button').getAttribute('aria-pressed') === 'true';
const press = () => userEvent.click(screen.getByRole('button'));

test('a favorite is shown at once and stays after the response', async () => {
  const [written, respond] = gate();
  writing = written;
  const { waitUntilIdle } = await renderButton();
  await press();
  expect(isPressed()).toBe(true);
  expect(stored).toEqual([]);
  respond();
  await waitUntilIdle();
  expect([isPressed(), stored]).toEqual([true, ['7']]);
});

test('a favorite is added and removed by a POST with the game in the path and no body (SPEC A10, A11)', async () => {
  const { waitUntilIdle } = await renderButton();
  await press();
  await waitUntilIdle();
  await press();
  await waitUntilIdle();
  expect(requests.map(({ method, url }) => `${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`)).toEqual([
    `POST ${path}/7/add`,
    `POST ${path}/7/remove`,
  ]);
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual(['', '']);
});

test('a list with `success: false` is a failure, not an empty list (SPEC A9)', async () => {
  success = 0;
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <FavoriteGames />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Não foi possível carregar os favoritos')).toBeTruthy();
  expect(screen.queryByText('Nenhum favorito ainda')).toBeNull();
  success = true;
  await client.refetchQueries();
  expect(await screen.findByText('Nenhum favorito ainda')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Mais jogados' })).toBeTruthy();
});

test('a rejected favorite is rolled back with an alert', async () => {
  shouldReject = true;
  const { waitUntilIdle } = await renderButton();
  const [listed, list] = gate();
  listing = listed;
  await press();
  // The rollback does not wait for the refetch.
  await waitFor(() => expect(isPressed()).toBe(false));
  list();
  await waitUntilIdle();
  expect(isPressed()).toBe(false);
  expect(useAlertStore.getState().alerts).toMatchObject([{ type: 'error', message: expect.stringContaining('Noite de Cobre') }]);
});

test('several presses are sent one after another, and the last one wins', async () => {
  const [written, respond] = gate();
  writing = written;
  const { waitUntilIdle } = await renderButton();
  await press();
  await press();
  await press();
  expect(isPressed()).toBe(true);
  expect(writes).toEqual([`${path}/7/add`]);
  respond();
  await waitUntilIdle();
  expect(writes).toEqual([`${path}/7/add`, `${path}/7/remove`, `${path}/7/add`]);
  expect([isPressed(), stored]).toEqual([true, ['7']]);
});

test('the alert of a rejection has the message of the backend', async () => {
  shouldReject = true;
  rejection = Response.json({ message: 'Sua conta está em autoexclusão.', status: 'excluded' }, { status: 403 });
  const { waitUntilIdle } = await renderButton();
  await press();
  await waitUntilIdle();
  expect(useAlertStore.getState().alerts).toMatchObject([{ message: expect.stringContaining('Sua conta está em autoexclusão.') }]);
});

describe('a press by a visitor', () => {
  const logIn = () => act(() => useSessionStore.setState({ isPlayer: true }));
  const closeModals = () => act(() => useModalStore.setState({ stack: [] }));

  async function pressAsVisitor() {
    useSessionStore.setState({ isPlayer: false });
    const { waitUntilIdle } = await renderButton();
    await press();
    expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
    // Favorite calls require a login (SPEC L1).
    expect([isPressed(), writes, lists]).toEqual([false, [], 0]);
    await import('./favorite-after-login');
    return waitUntilIdle;
  }

  test('opens the login and adds the favorite after it (SPEC K4)', async () => {
    const waitUntilIdle = await pressAsVisitor();
    logIn();
    closeModals();
    await waitFor(() => expect(isPressed()).toBe(true));
    await waitUntilIdle();
    expect([writes, stored]).toEqual([[`${path}/7/add`], ['7']]);
    expect(useAlertStore.getState().alerts).toMatchObject([{ type: 'success', message: 'Noite de Cobre está nos seus favoritos.' }]);
  });

  test('adds the favorite after a registration', async () => {
    const waitUntilIdle = await pressAsVisitor();
    act(() => useModalStore.setState({ stack: [{ name: 'register' }] }));
    logIn();
    await waitFor(() => expect(isPressed()).toBe(true));
    await waitUntilIdle();
    expect(stored).toEqual(['7']);
  });

  test('keeps a game that was a favorite already', async () => {
    stored = ['7'];
    const waitUntilIdle = await pressAsVisitor();
    logIn();
    await waitFor(() => expect(isPressed()).toBe(true));
    await waitUntilIdle();
    expect([writes, stored]).toEqual([[], ['7']]);
  });

  test('adds nothing if the modal is closed without a login', async () => {
    const waitUntilIdle = await pressAsVisitor();
    closeModals();
    logIn();
    await waitUntilIdle();
    expect([isPressed(), writes]).toEqual([false, []]);
  });
});

test('many favorites show provider and RTP, and are searched and sorted', async () => {
  const names = ['Noite', 'Onça', 'Jangada', 'Bicho', 'Folia', 'Sertão', 'Maré'];
  const data = names.map((name, index) => ({
    id: String(index),
    name,
    image: '/a.svg',
    image_cf: null,
    provider_name: 'Pampa Play',
    rtp: 90 + index,
  }));
  backend({ listFavoriteGames: { success: true, data } });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FavoriteGames />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const shown = () => screen.getAllByRole('article').map(({ textContent }) => names.find((name) => textContent.includes(name)));
  expect(await screen.findAllByText('Pampa Play')).toHaveLength(7);
  await userEvent.selectOptions(screen.getByLabelText('Ordem'), 'rtp');
  expect(shown()).toEqual(names.toReversed());
  await userEvent.type(screen.getByLabelText('Buscar nos favoritos'), 'onca');
  expect(shown()).toEqual(['Onça']);
});
