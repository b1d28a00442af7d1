import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createQueryClient } from '@/api/query-client';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/shell/alert-store';
import { useModalStore } from '@/shell/modal-store';

import { useFavorite } from './use-favorites';

const game = { id: '7', image: '/storage/games/7.svg', image_cf: null, name: 'Noite de Cobre' };
const path = '/api/favorite-game/favorite';

/** The backend: what it holds, what it was asked to write, whether it refuses to, and what its answers wait for. */
let kept: string[];
let asked: string[];
let refuses: boolean;
let refusal: Response;
let writing: Promise<unknown>;
let listing: Promise<unknown>;

/** Something to wait for, and what ends the waiting. */
function gate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

function Heart() {
  const { favorite, toggle } = useFavorite(game);
  return (
    <button type="button" aria-pressed={favorite} onClick={toggle}>
      Favoritar
    </button>
  );
}

beforeEach(() => {
  refusal = Response.json({ message: 'Falhou.' }, { status: 500 });
  [kept, asked, refuses, writing, listing] = [[], [], false, Promise.resolve(), Promise.resolve()];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === path) {
      await listing;
      return Response.json({ success: true, data: kept.map((id) => ({ ...game, id })) });
    }
    asked.push(pathname);
    await writing;
    if (refuses) return refusal;
    kept = pathname.endsWith('/add') ? ['7'] : [];
    return new Response(null, { status: 204 });
  });
  useSessionStore.setState({ isPlayer: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useSessionStore.setState({ isPlayer: false });
  useModalStore.setState({ stack: [] });
  useAlertStore.setState({ alerts: [] });
});

async function show() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Heart />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { client, still: () => waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0)) };
}

const pressed = () => screen.getByRole('button').getAttribute('aria-pressed') === 'true';
const press = () => userEvent.click(screen.getByRole('button'));

test('a favourite shows at once and stays', async () => {
  const [written, answer] = gate();
  writing = written;
  const { still } = await show();
  await press();
  expect(pressed()).toBe(true);
  expect(kept).toEqual([]);
  answer();
  await still();
  expect([pressed(), kept]).toEqual([true, ['7']]);
});

test('a favourite that the backend refuses is undone, and said so', async () => {
  refuses = true;
  const { still } = await show();
  const [listed, list] = gate();
  listing = listed;
  await press();
  // At once, not when a fresh list happens to come.
  await waitFor(() => expect(pressed()).toBe(false));
  list();
  await still();
  expect(pressed()).toBe(false);
  expect(useAlertStore.getState().alerts).toMatchObject([{ type: 'error', message: expect.stringContaining('Noite de Cobre') }]);
});

test('several presses are sent one after another, and the last is what stays', async () => {
  const [written, answer] = gate();
  writing = written;
  const { still } = await show();
  await press();
  await press();
  await press();
  expect(pressed()).toBe(true);
  expect(asked).toEqual([`${path}/7/add`]);
  answer();
  await still();
  expect(asked).toEqual([`${path}/7/add`, `${path}/7/remove`, `${path}/7/add`]);
  expect([pressed(), kept]).toEqual([true, ['7']]);
});

test('a refusal is told in the words of the backend', async () => {
  refuses = true;
  refusal = Response.json({ message: 'Sua conta está em autoexclusão.', status: 'excluded' }, { status: 403 });
  const { still } = await show();
  await press();
  await still();
  expect(useAlertStore.getState().alerts).toMatchObject([{ message: expect.stringContaining('Sua conta está em autoexclusão.') }]);
});

describe('a visitor', () => {
  const logIn = () => act(() => useSessionStore.setState({ isPlayer: true }));
  const closeModals = () => act(() => useModalStore.setState({ stack: [] }));

  async function wants() {
    useSessionStore.setState({ isPlayer: false });
    const { still } = await show();
    await press();
    expect(useModalStore.getState().stack).toEqual([{ name: 'login' }]);
    expect([pressed(), asked]).toEqual([false, []]);
    // What waits for the login is loaded at the press.
    await import('./favorite-after-login');
    return still;
  }

  test('is asked to log in, and what he wanted is a favourite after it (SPEC K4)', async () => {
    const still = await wants();
    logIn();
    closeModals();
    await waitFor(() => expect(pressed()).toBe(true));
    await still();
    expect([asked, kept]).toEqual([[`${path}/7/add`], ['7']]);
    expect(useAlertStore.getState().alerts).toMatchObject([{ type: 'success', message: 'Noite de Cobre está nos seus favoritos.' }]);
  });

  test('who registers instead has it, too', async () => {
    const still = await wants();
    act(() => useModalStore.setState({ stack: [{ name: 'register' }] }));
    logIn();
    await waitFor(() => expect(pressed()).toBe(true));
    await still();
    expect(kept).toEqual(['7']);
  });

  test('who had it already keeps it', async () => {
    kept = ['7'];
    const still = await wants();
    logIn();
    await waitFor(() => expect(pressed()).toBe(true));
    await still();
    expect([asked, kept]).toEqual([[], ['7']]);
  });

  test('who closes the modal wanted nothing', async () => {
    const still = await wants();
    closeModals();
    logIn();
    await still();
    expect([pressed(), asked]).toEqual([false, []]);
  });
});
