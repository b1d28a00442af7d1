import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { provider } from '../../../../mocks/factories/lobby.fixture';
import { currentUrl, lobbyBackend, renderLobby, requests, setUpLobbyTests } from './lobby.fixture';
// The imports preload slow code.
import './active-filters';
import './provider-dialog';
import './figure-filters';

setUpLobbyTests();

describe('active filters', () => {
  const chips = () => screen.queryAllByRole('button', { name: /^Remover filtro/ }).map((chip) => chip.textContent);

  beforeEach(() => {
    lobbyBackend.providers = [provider(1, { id: 'p1', name: 'Araucária' })];
  });

  test('are chips with the games that each alone leaves, and are removed one by one (SPEC S26)', async () => {
    await renderLobby('/casino?filter=provider-p1,rtp-96');
    await waitFor(() => expect(chips()).toEqual(['Remover filtro: Araucária 4 jogos', 'Remover filtro: RTP ≥ 96\u00a0% 2 jogos']));
    await userEvent.click(screen.getByRole('button', { name: /^Remover filtro:\s*Araucária/ }));
    await waitFor(() => expect(currentUrl()).toBe('/casino?filter=rtp-96'));
    expect(chips()).toEqual(['Remover filtro: RTP ≥ 96\u00a0% 2 jogos']);
    // The focus is not lost with the removed chip.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/RTP/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/casino'));
    expect(chips()).toEqual([]);
  });

  test('are all removed at once', async () => {
    await renderLobby('/casino?filter=provider-p1,rtp-96');
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(currentUrl()).toBe('/casino'));
  });
});

describe('provider filter', () => {
  const house = (index: number) =>
    provider(index, { id: `p${String(index)}`, name: `Casa ${String(index)}`, image: '/storage/p.svg', games_count: 1 });
  const options = () =>
    within(screen.getByRole('list', { name: 'Provedores' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('lists the providers of all pages with their logos, and finds one by name (SPEC S26)', async () => {
    lobbyBackend.providers = Array.from({ length: 70 }, (_, index) => house(index + 1));
    await renderLobby();
    expect(requests().some(({ pathname }) => pathname === '/v2/providers')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Provedor' }));
    await waitFor(() => expect(options()).toHaveLength(71));
    expect([options()[0], options()[70]]).toEqual(['Todos os provedores', 'Casa 70 1 jogo']);
    const last = screen.getByRole('button', { name: /^Casa 70/ });
    expect(last.querySelector('img')?.getAttribute('src')).toContain('/storage/p.svg');
    await userEvent.type(screen.getByLabelText('Buscar provedor'), 'CASA 70');
    expect(options()).toEqual(['Casa 70 1 jogo']);
    await userEvent.click(screen.getByRole('button', { name: /^Casa 70/ }));
    expect(await screen.findByRole('button', { name: /^Remover filtro:\s*Casa 70/ })).toBeTruthy();
    expect([currentUrl(), screen.queryByRole('dialog')]).toEqual(['/casino?filter=provider-p70', null]);
  });

  test('is shown as active even if its provider is unknown', async () => {
    await renderLobby('/casino?filter=provider-p70');
    await waitFor(() => expect(requests().some(({ pathname }) => pathname === '/v2/providers')).toBe(true));
    expect(screen.getByRole('button', { name: /^Remover filtro:\s*Provedor escolhido/ })).toBeTruthy();
  });
});

test('the filter for the smallest stake is in the URL and in the request', async () => {
  await renderLobby();
  await screen.findByRole('option', { name: /^Até R\$\s0,50$/ });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aposta mínima' }), '50');
  await waitFor(() => expect(currentUrl()).toBe('/casino?filter=bet-50'));
  await waitFor(() => expect(requests().some(({ searchParams }) => searchParams.get('min_bet_max') === '50')).toBe(true));
  expect(await screen.findByRole('button', { name: /^Remover filtro:\s*Aposta mínima até R\$\s0,50/ })).toBeTruthy();
});

test('the filter for the volatility is in the URL and in the request, and a chip removes it', async () => {
  await renderLobby();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Volatilidade' }), 'Baixa');
  await waitFor(() => expect(currentUrl()).toBe('/casino?filter=volatility-low'));
  await waitFor(() => expect(requests().some(({ searchParams }) => searchParams.get('volatility') === 'low')).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: /^Remover filtro:\s*Volatilidade baixa/ }));
  await waitFor(() => expect(currentUrl()).toBe('/casino'));
});

describe('the intro above the games', () => {
  test.each(['/casino', '/casino?filter=bet-500', '/casino?sort=rtp'])('is shown at %s', async (url) => {
    await renderLobby(url, 'Mesas');
    expect(screen.getByText('Mesas')).toBeTruthy();
  });

  test.each(['provider-p1', 'rtp-96', 'volatility-high', 'bet-500,volatility-high'])(
    'is hidden by the filter %s (SPEC B23)',
    async (filter) => {
      await renderLobby(`/casino?filter=${filter}`, 'Mesas');
      expect(screen.queryByText('Mesas')).toBeNull();
    },
  );

  test.each(['search=lua', 'page=2'])('is hidden by %s (SPEC B23)', async (query) => {
    await renderLobby(`/casino?${query}`, 'Mesas');
    expect(screen.queryByText('Mesas')).toBeNull();
  });
});
