import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { me } from '../../../../mocks/factories/account.fixture';
import { bonus } from '../../../../mocks/factories/bonuses.fixture';
import { backend, refuse } from '@/api/backend.fixture';
import { useRealtimeStore } from '@/realtime/use-realtime';
import { useSessionStore } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';

import { renderChrome, resetChrome } from '../chrome.fixture';
import { Header } from './header';
// Preloads slow code.
import './header-player';

const player = me({ balance: 12_500 });

const statement = (net: number) => {
  const sums = { deposits: 0, withdrawals: 0, bets: 5000, wins: 5000 + net, net, seconds: 3900 };
  const day = (date: string, of: typeof sums) => ({ from: date, to: date, ...of });
  return {
    data: {
      ...day('2026-11-21', sums),
      group: 'day' as const,
      buckets: [day('2026-11-20', { ...sums, net: -99_900, seconds: 0 }), day('2026-11-21', sums)],
    },
  };
};

beforeEach(resetChrome);
afterEach(() => {
  vi.restoreAllMocks();
});

const open = () => useModalStore.getState().stack.at(-1)?.name;

test('a visitor can log in or register', async () => {
  backend({});
  renderChrome(<Header layout="default" />);
  await userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect(open()).toBe('register');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(open()).toBe('login');
});

test('the search of the site opens from the header (SPEC S25)', async () => {
  backend({});
  renderChrome(<Header layout="default" />);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar no site' }));
  expect(open()).toBe('search');
});

test('a player sees balance, deposit button and today’s result (SPEC E12), which is the last day of the statement', async () => {
  useSessionStore.setState({ isPlayer: true });
  backend({ getMe: () => player, getStatement: () => statement(-4200) });
  renderChrome(<Header layout="default" />);
  expect(await screen.findByRole('button', { name: /^Saldo\s*R\$\s125,00/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Depositar' }));
  expect(open()).toBe('deposit');
  await userEvent.click(screen.getByRole('button', { name: /^Sessão\s*0\smin$/ }));
  const summary = within(screen.getByRole('region', { name: 'Sua sessão' }));
  expect(await summary.findByText(/^−R\$\s42,00$/)).toBeTruthy();
  expect(summary.getByText(/^1\sh 05\smin$/)).toBeTruthy();
  expect(summary.getByRole('link', { name: 'Ver histórico' }).getAttribute('href')).toBe('/user/history');
  expect(summary.getByRole('link', { name: 'Limites e pausas' }).getAttribute('href')).toBe('/user/protection');
});

test('the bonus balance is the mixed bonus plus what is left in rollover, shown divided by 100 (SPEC E12)', async () => {
  useSessionStore.setState({ isPlayer: true });
  backend({ getMe: () => ({ ...player, wallet: { bonus_mixed: 501 }, user_rollover: bonus() }) });
  renderChrome(<Header layout="default" />);
  await userEvent.click(await screen.findByRole('button', { name: /^Saldo/ }));
  const sums = screen.getByText('Saldo real').closest('dl')?.textContent?.replaceAll('\u00a0', ' ');
  expect(sums).toBe('Saldo realR$ 125,00BônusR$ 27,01TotalR$ 152,01');
});

test('only a stale balance is marked as stale', async () => {
  useSessionStore.setState({ isPlayer: true });
  backend({ getMe: () => player });
  renderChrome(<Header layout="default" />);
  const name = async () => (await screen.findByRole('button', { name: /^Saldo/ })).textContent;
  act(() => useRealtimeStore.setState({ state: 'unavailable', stale: false }));
  expect(await name()).not.toContain('pode estar desatualizado');
  // The socket is connected, but the player's channel is not subscribed.
  act(() => useRealtimeStore.setState({ state: 'connected', stale: true }));
  expect(await name()).toContain('pode estar desatualizado');
  act(() => useRealtimeStore.setState({ state: 'initialized', stale: false }));
});

test('a failed result is announced and can be retried', async () => {
  useSessionStore.setState({ isPlayer: true });
  let fails = true;
  backend({
    getMe: () => player,
    getStatement: () => (fails ? refuse(503) : statement(1000)),
  });
  renderChrome(<Header layout="default" />);
  await userEvent.click(await screen.findByRole('button', { name: /^Sessão/ }));
  const retry = await screen.findByRole('button', { name: 'Resultado de hoje indisponível. Tentar de novo' });
  expect(screen.queryByText('Resultado hoje')).toBeNull();
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/^\+R\$\s10,00$/)).toBeTruthy();
});

test('the balance that the page’s head has shown stays until the player’s own is there', async () => {
  useSessionStore.setState({ isPlayer: true });
  let respond = (): void => undefined;
  const isSent = new Promise<void>((resolve) => {
    respond = resolve;
  });
  backend({
    getMe: async () => {
      await isSent;
      return player;
    },
  });
  const place = document.createElement('span');
  place.textContent = 'R$\u00a0125,00';
  const end = vi.fn(() => delete window.earlyBalance);
  window.earlyBalance = { token: 'ana', text: place.textContent, place, end };
  renderChrome(<Header layout="default" />);
  expect(await screen.findByText(/^R\$\s125,00$/)).toBeTruthy();
  expect(screen.queryByRole('status', { name: 'Carregando saldo' })).toBeNull();
  // The amount is not there twice.
  expect(place.textContent).toBe('');
  expect(end).not.toHaveBeenCalled();
  await act(async () => respond());
  expect(await screen.findByRole('button', { name: /^Saldo\s*R\$\s125,00/ })).toBeTruthy();
  expect(end).toHaveBeenCalledOnce();
});
