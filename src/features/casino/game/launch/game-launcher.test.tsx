import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameDetail } from '@generated/api/model/game-detail';
import type { Settings } from '@generated/api/model/settings';
import type { OperationId } from '@generated/operations';

import { backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/product/alert-store';
import { enterDepositScreen, publishApprovedDeposit } from '@/product/approved-deposits';
import { setRuntimeConfig } from '@/product/runtime-config';
import { useMenuStore } from '@/product/menu-store';

import { me } from '../../../../../mocks/factories/account.fixture';
import { GameLauncher } from './game-launcher';

const ORIGIN = 'http://127.0.0.1:4011';
const game: GameDetail = {
  id: '7',
  name: 'Noite de Cobre',
  slug: 'noite-de-cobre',
  image: '/storage/games/7.svg',
  image_cf: null,
  provider: { id: '1', name: 'Oficina Aurora', slug: 'oficina-aurora' },
  category: { id: '1', name: 'Slots', slug: 'slots' },
  rtp: 96.5,
  volatility: 'high',
  min_bet: 20,
  max_bet: 10_000,
  is_new: false,
  rules: 'Cinco rolos.',
  paytable: [],
  max_win_multiplier: 5000,
  max_win_odds: 4_200_000,
  related: [],
};
const session = { session_id: 'gms_1', url: `${ORIGIN}/game/7/gms_1`, expires_at: '2026-11-21T14:10:00-03:00', integration: 'frame' };
const summary = { seconds: 915, bet: 5000, won: 3200, net: -1800 };

let launch: () => Response | Promise<Response>;
let closing: () => Response | Promise<Response>;
let settings: Settings;
let balance: number;
let calls: readonly OperationId[];
const onPlayingChange = vi.fn();

beforeEach(() => {
  onPlayingChange.mockClear();
  closing = () => Response.json({ data: summary });
  [launch, settings, balance] = [() => Response.json({ data: session }, { status: 201 }), {}, 20_000];
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ gamesOrigins: [ORIGIN] })));
  useSessionStore.setState({ isPlayer: true });
  ({ calls } = backend({
    launchGame: () => launch(),
    closeGameSession: () => closing(),
    getSettings: () => settings,
    getMe: () => me({ balance }),
    listFavoriteGames: { success: true, data: [] },
  }));
});

afterEach(() => {
  setRuntimeConfig(parseRuntimeConfig(''));
  useSessionStore.setState({ isPlayer: false });
  useAlertStore.setState({ alerts: [] });
  useMenuStore.setState({ balanceHidden: false });
});

function renderLauncher(shouldLaunch = false) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <GameLauncher game={game} shouldLaunch={shouldLaunch} onPlayingChange={onPlayingChange} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const pressPlay = async () => userEvent.click(await screen.findByRole('button', { name: 'Jogar' }));
const frame = () => screen.findByTitle<HTMLIFrameElement>('Noite de Cobre');
const launches = () => calls.filter((call) => call === 'launchGame').length;
const closes = () => calls.filter((call) => call === 'closeGameSession').length;

function receive(element: HTMLIFrameElement, message: object): void {
  const data = { v: 1, app: 'game', ...message };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: element.contentWindow })));
}

test('the cover shows RTP and odds, and no session is launched', async () => {
  renderLauncher();
  expect(await screen.findByText('1 em 4.200.000 rodadas')).toBeTruthy();
  expect(screen.getByText(/^96,5/)).toBeTruthy();
  expect(launches()).toBe(0);
});

test('the play button launches one session in an iframe', async () => {
  renderLauncher();
  await pressPlay();
  expect((await frame()).getAttribute('src')).toBe(session.url);
  expect(screen.getByRole('heading', { level: 1, name: 'Noite de Cobre' })).toBeTruthy();
  expect([launches(), onPlayingChange.mock.calls]).toEqual([1, [[true]]]);
});

test('shouldLaunch launches one session without a press', async () => {
  renderLauncher(true);
  await frame();
  expect([launches(), onPlayingChange.mock.calls]).toEqual([1, []]);
});

test('the balance comes from the backend, not from the game', async () => {
  renderLauncher();
  await pressPlay();
  const element = await frame();
  expect(await screen.findByText('R$ 200,00')).toBeTruthy();
  receive(element, { type: 'ready' });
  balance = 19_500;
  receive(element, { type: 'balance-changed', balance: 99_999_999 });
  expect(await screen.findByText('R$ 195,00')).toBeTruthy();
  expect(screen.queryByText('R$ 999.999,99')).toBeNull();
});

describe('a deposit that is approved while the game runs', () => {
  const messages: unknown[] = [];
  const approve = () => act(() => publishApprovedDeposit({ transaction_id: crypto.randomUUID(), amount: 2000, deposit_occurrence: 1 }));

  beforeEach(async () => {
    messages.length = 0;
    renderLauncher();
    await pressPlay();
    const element = await frame();
    vi.spyOn(element.contentWindow as Window, 'postMessage').mockImplementation((message: unknown) => void messages.push(message));
    receive(element, { type: 'ready' });
  });

  test('has the game fetch its balance, in the same session', async () => {
    approve();
    expect(messages).toContainEqual({ v: 1, app: 'game', type: 'refresh-balance' });
    expect(launches()).toBe(1);
  });

  test('launches a game that cannot refresh its balance again while the screen of the deposit covers it', async () => {
    const leave = enterDepositScreen('trx_1');
    act(() => publishApprovedDeposit({ transaction_id: 'trx_1', amount: 2000, deposit_occurrence: 1 }));
    receive(await frame(), { type: 'balance-outdated' });
    await waitFor(() => expect([launches(), closes()]).toEqual([2, 1]));
    leave();
  });

  test('interrupts no game if its screen is closed: the next round shows the balance', async () => {
    approve();
    receive(await frame(), { type: 'balance-outdated' });
    expect([launches(), closes()]).toEqual([1, 0]);
  });
});

test('a hidden balance stays hidden during play', async () => {
  useMenuStore.setState({ balanceHidden: true });
  renderLauncher();
  await pressPlay();
  await frame();
  await waitFor(() => expect(calls).toContain('getMe'));
  expect(screen.queryByText('R$ 200,00')).toBeNull();
});

describe('leaving a game', () => {
  test.each(['exit button of the bar', 'exit message of the game'])(
    'by the %s closes the session and shows its summary',
    async (method) => {
      renderLauncher();
      await pressPlay();
      const element = await frame();
      receive(element, { type: 'ready' });
      if (method === 'exit button of the bar') await userEvent.click(screen.getByRole('button', { name: 'Sair do jogo' }));
      else receive(element, { type: 'exit' });
      const status = within(await screen.findByRole('status'));
      expect(await status.findByText('−R$ 18,00')).toBeTruthy();
      expect([status.getByText(/^15/).textContent, closes()]).toEqual(['15\u00a0min', 1]);
      await userEvent.click(screen.getByRole('button', { name: 'Jogar de novo' }));
      await frame();
      expect(launches()).toBe(2);
    },
  );

  test('that is opened again before the response to its end goes on', async () => {
    let respond: (response: Response) => void = () => {};
    closing = () => new Promise((resolve) => (respond = resolve));
    renderLauncher();
    await pressPlay();
    receive(await frame(), { type: 'exit' });
    await userEvent.click(await screen.findByRole('button', { name: 'Jogar de novo' }));
    await frame();
    respond(Response.json({ data: summary }));
    await waitFor(() => expect(calls.filter((call) => call === 'getMe').length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Jogar de novo' })).toBeNull();
  });

  test('by leaving the page closes the session and shows its result in an alert', async () => {
    const { unmount } = renderLauncher();
    await pressPlay();
    await frame();
    unmount();
    await waitFor(() => expect(useAlertStore.getState().alerts).toMatchObject([{ message: expect.stringContaining('−R$\u00a018,00') }]));
    expect(closes()).toBe(1);
  });

  test('during the launch request closes the session afterwards', async () => {
    let respond: (response: Response) => void = () => {};
    launch = () => new Promise((resolve) => (respond = resolve));
    const { unmount } = renderLauncher();
    await pressPlay();
    unmount();
    respond(Response.json({ data: session }, { status: 201 }));
    await waitFor(() => expect(closes()).toBe(1));
  });
});

describe('a game that does not open', () => {
  test('shows why and opens after a retry', async () => {
    launch = () => refuse(409, 'Este jogo está em manutenção.');
    renderLauncher();
    await pressPlay();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Este jogo está em manutenção.')).toBeTruthy();
    launch = () => Response.json({ data: session }, { status: 201 });
    await userEvent.click(alert.getByRole('button', { name: 'Tentar de novo' }));
    await frame();
  });

  test('because of a limit links to the limits', async () => {
    launch = () => Response.json({ message: 'Você atingiu o seu limite de tempo de hoje.', status: 'limit_reached' }, { status: 403 });
    renderLauncher();
    await pressPlay();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Ver meus limites' }).getAttribute('href')).toBe('/user/protection');
  });

  test('because its URL has a foreign origin renders no iframe', async () => {
    launch = () => Response.json({ data: { ...session, url: 'https://elsewhere.invalid/game' } }, { status: 201 });
    renderLauncher();
    await pressPlay();
    expect(await screen.findByText('O jogo não respondeu')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    await waitFor(() => expect(closes()).toBe(1));
  });

  test('because the casino is closed sends no launch request', async () => {
    settings = { casino_enabled: false };
    renderLauncher(true);
    expect(await screen.findByText('O cassino está fechado agora')).toBeTruthy();
    expect(launches()).toBe(0);
  });
});
