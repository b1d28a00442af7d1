import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';

import { refuse } from '@/api/backend.fixture';
import { useSessionStore } from '@/session/use-session';

import { HOVER_DELAY_MS } from '../tiles/prefetch-on-hover';
import {
  catalogueRequests,
  currentUrl,
  field,
  lobbyBackend,
  renderLobby,
  requests,
  searches,
  setUpLobbyTests,
  tiles,
} from './lobby.fixture';
// The imports preload slow code.
import './active-filters';
import './nothing-found';
import './figure-filters';
import './recent-row';

setUpLobbyTests();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

describe('search', () => {
  test('is local after the field is focused, and sends no search request', async () => {
    const client = await renderLobby();
    await userEvent.click(field());
    await waitFor(() => expect(catalogueRequests()).toBe(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await userEvent.keyboard('sertoa');
    await waitFor(() => expect(tiles()).toEqual(['Cobra do Sertão']));
    await waitFor(() => expect(currentUrl()).toBe('/casino?search=sertoa'));
    expect([searches(), screen.getByText('1 jogo').textContent]).toEqual([[], '1 jogo']);
  });

  test('requests the art of results only after a pause in typing', async () => {
    await renderLobby('/casino?search=cobre');
    await waitFor(() => expect(tiles()).toEqual(['Noite de Cobre']));
    const hasArt: boolean[] = [];
    const observer = new MutationObserver(() => {
      const tile = screen.queryByRole('button', { name: /^Lua de Prata/ });
      if (tile !== null) hasArt.push(tile.querySelector('img') !== null);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await userEvent.tripleClick(field());
    await userEvent.keyboard('prata');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Lua de Prata/ }).querySelector('img')).not.toBeNull());
    observer.disconnect();
    expect(hasArt).toContain(false);
  });

  test('does not request the previous search after the field is cleared', async () => {
    await renderLobby();
    await userEvent.type(field(), 'prata');
    await waitFor(() => expect(currentUrl()).toBe('/casino?search=prata'));
    await userEvent.clear(field());
    await waitFor(() => expect([currentUrl(), tiles().length]).toEqual(['/casino', 4]));
    expect(searches()).toEqual([]);
  });

  test('without results can be cleared', async () => {
    await renderLobby();
    await userEvent.type(field(), 'zzzz');
    expect(await screen.findByText('Nenhum jogo para “zzzz”')).toBeTruthy();
    // The URL update can replace the button.
    await waitFor(() => expect(currentUrl()).toBe('/casino?search=zzzz'));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect([field().value, currentUrl()]).toEqual(['', '/casino']);
  });

  test('applies the filters of the URL', async () => {
    await renderLobby('/casino?search=lua&filter=rtp-97');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
  });

  test.each([
    ['there are too many games', () => (lobbyBackend.total = 100_000)],
    ['the catalogue fails to load', () => (lobbyBackend.catalogueResponse = () => refuse(422))],
    ['the user saves data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })],
  ])('is sent to the backend if %s', async (_, arrange) => {
    arrange();
    await renderLobby();
    await userEvent.click(field());
    // The text is pasted: between keys a busy machine may pause long enough for a search.
    await userEvent.paste('prata');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
    expect(searches()).toEqual(['prata']);
  });

  test('is sent to the backend for the sort order "new", which the catalogue does not have', async () => {
    await renderLobby('/casino?sort=new');
    await userEvent.click(field());
    // The text is pasted: between keys a busy machine may pause long enough for a search.
    await userEvent.paste('prata');
    await waitFor(() => expect(tiles()).toEqual(['Lua de Prata']));
    expect(searches()).toEqual(['prata']);
  });
});

describe('details of a game', () => {
  const detailRequests = () =>
    requests()
      .filter(({ pathname }) => pathname.startsWith('/v2/games/'))
      .map(({ pathname }) => pathname);
  const afterHoverDelay = () => new Promise((resolve) => setTimeout(resolve, HOVER_DELAY_MS * 2));

  test('are prefetched when the tile is hovered', async () => {
    await renderLobby();
    await userEvent.hover(await screen.findByRole('button', { name: /^Vale da Lua/ }));
    await waitFor(() => expect(detailRequests()).toEqual(['/v2/games/1002']));
  });

  test('are not prefetched if the pointer leaves at once', async () => {
    await renderLobby();
    const tile = await screen.findByRole('button', { name: /^Vale da Lua/ });
    // Both events are in one task: a busy machine may pause between two gestures.
    fireEvent.pointerOver(tile);
    fireEvent.pointerOut(tile);
    await afterHoverDelay();
    expect(detailRequests()).toEqual([]);
  });

  test('are not prefetched if the user saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await renderLobby();
    await userEvent.hover(await screen.findByRole('button', { name: /^Vale da Lua/ }));
    await afterHoverDelay();
    expect(detailRequests()).toEqual([]);
  });
});

describe('the games played last', () => {
  afterEach(() => useSessionStore.setState({ isPlayer: false }));

  test('start the list of all games of a player, unless it is narrowed', async () => {
    useSessionStore.setState({ isPlayer: true });
    await renderLobby();
    const recent = await screen.findByRole('region', { name: 'Jogados recentemente' });
    expect(await within(recent).findByRole('button', { name: /^Vale da Lua/ })).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'RTP' }), '97');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Jogados recentemente' })).toBeNull());
  });

  test('are not requested for a visitor', async () => {
    await renderLobby();
    await waitFor(() => expect(tiles()).toHaveLength(4));
    expect(requests().some(({ pathname }) => pathname === '/api/games/recent')).toBe(false);
  });
});

test('each tile has its position and the total for assistive technology', async () => {
  await renderLobby();
  const items = await waitFor(() => within(screen.getByRole('list', { name: 'Jogos' })).getAllByRole('listitem'));
  expect(items.map((item) => [item.getAttribute('aria-posinset'), item.getAttribute('aria-setsize')])).toEqual(
    ['1', '2', '3', '4'].map((position) => [position, '4']),
  );
});
