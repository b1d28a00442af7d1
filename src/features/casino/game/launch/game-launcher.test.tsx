import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameDetail } from '@generated/api/model/game-detail';

import { createPlayButtonFocus } from '../play-button-focus';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { useSessionStore } from '@/session/use-session';
import { useAlertStore } from '@/shell/alert-store';
import { setDeployment } from '@/shell/deployment';
import { useMenuStore } from '@/shell/menu-store';
import { MemoryRouter } from '@/shell/navigation';

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
const session = { session_id: 'gms_1', url: `${ORIGIN}/game/7/gms_1`, expires_at: '2026-11-21T14:10:00-03:00' };
const summary = { seconds: 915, bet: 5000, won: 3200, net: -1800 };
const user = {
  id: 'usr_1',
  name: 'Ana',
  email: 'ana@exemplo.invalid',
  phone: '11999990000',
  document: { number: '52998224725' },
  birthday: '1990-01-01',
  gender: 0,
  status: 'Ativo',
  wallet: { bonus_mixed: 0 },
};

let launch: () => Response | Promise<Response>;
let settings: object;
let balance: number;
let asked: string[];
const began = vi.fn();

beforeEach(() => {
  began.mockClear();
  [launch, settings, balance, asked] = [() => Response.json({ data: session }, { status: 201 }), {}, 20_000, []];
  setDeployment(parseRuntimeConfig(JSON.stringify({ gamesOrigins: [ORIGIN] })));
  useSessionStore.setState({ isPlayer: true });
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname.endsWith('/launch')) return Promise.resolve(launch());
    if (pathname.endsWith('/close')) return Promise.resolve(Response.json({ data: summary }));
    if (pathname === '/v2/settings/') return Promise.resolve(Response.json(settings));
    if (pathname === '/api/auth/me')
      return Promise.resolve(Response.json({ user, balance, wallet: { bonus_mixed: 0 }, user_rollover: null }));
    if (pathname === '/api/favorite-game/favorite') return Promise.resolve(Response.json({ success: true, data: [] }));
    return Promise.resolve(Response.json({ message: 'x' }, { status: 404 }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  setDeployment(parseRuntimeConfig(''));
  useSessionStore.setState({ isPlayer: false });
  useAlertStore.setState({ alerts: [] });
  useMenuStore.setState({ balanceHidden: false });
});

function show(isWanted = false) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <GameLauncher game={game} shouldLaunch={isWanted} onLaunch={began} focus={createPlayButtonFocus()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Jogar' }));
const frame = () => screen.findByTitle<HTMLIFrameElement>('Noite de Cobre');
const launches = () => asked.filter((path) => path.endsWith('/launch')).length;
const closes = () => asked.filter((path) => path.endsWith('/close')).length;

function hear(element: HTMLIFrameElement, message: object): void {
  const data = { v: 1, app: 'game', ...message };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: element.contentWindow })));
}

test('before play: how much it gives back and how seldom it pays most, and nothing is opened', async () => {
  show();
  expect(await screen.findByText('1 em 4.200.000 rodadas')).toBeTruthy();
  expect(screen.getByText(/^96,5/)).toBeTruthy();
  expect(launches()).toBe(0);
});

test('a press opens it, once, in its frame', async () => {
  show();
  await begin();
  expect((await frame()).getAttribute('src')).toBe(session.url);
  expect(screen.getByRole('heading', { level: 1, name: 'Noite de Cobre' })).toBeTruthy();
  expect([launches(), began.mock.calls.length]).toEqual([1, 0]);
});

test('who chose to play beside its figures has it opened at once, once', async () => {
  show(true);
  await frame();
  expect([launches(), began.mock.calls.length]).toEqual([1, 1]);
});

test('the balance is the backend’s, whatever the game says', async () => {
  show();
  await begin();
  const element = await frame();
  expect(await screen.findByText('R$ 200,00')).toBeTruthy();
  hear(element, { type: 'ready' });
  balance = 19_500;
  hear(element, { type: 'balance-changed', balance: 99_999_999 });
  expect(await screen.findByText('R$ 195,00')).toBeTruthy();
  expect(screen.queryByText('R$ 999.999,99')).toBeNull();
});

test('hidden sums stay hidden', async () => {
  useMenuStore.setState({ balanceHidden: true });
  show();
  await begin();
  await frame();
  await waitFor(() => expect(asked).toContain('/api/auth/me'));
  expect(screen.queryByText('R$ 200,00')).toBeNull();
});

describe('the way out', () => {
  test.each(['the button', 'the game itself'])('by %s closes the session and says what it came to', async (way) => {
    show();
    await begin();
    const element = await frame();
    hear(element, { type: 'ready' });
    if (way === 'the button') await userEvent.click(screen.getByRole('button', { name: 'Sair do jogo' }));
    else hear(element, { type: 'exit' });
    const status = within(await screen.findByRole('status'));
    expect(await status.findByText('-R$ 18,00')).toBeTruthy();
    expect([status.getByText(/^15/).textContent, closes()]).toEqual(['15\u00a0min', 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Jogar de novo' }));
    await frame();
    expect(launches()).toBe(2);
  });

  test('by leaving the page, too', async () => {
    const { unmount } = show();
    await begin();
    await frame();
    unmount();
    await waitFor(() => expect(useAlertStore.getState().alerts).toMatchObject([{ message: expect.stringContaining('-R$\u00a018,00') }]));
    expect(closes()).toBe(1);
  });

  test('while it opens leaves no session open', async () => {
    let answer: (response: Response) => void = () => {};
    launch = () => new Promise((resolve) => (answer = resolve));
    const { unmount } = show();
    await begin();
    unmount();
    answer(Response.json({ data: session }, { status: 201 }));
    await waitFor(() => expect(closes()).toBe(1));
  });
});

describe('a game that does not open', () => {
  test('says why and opens at another try', async () => {
    launch = () => Response.json({ message: 'Este jogo está em manutenção.' }, { status: 409 });
    show();
    await begin();
    const why = within(await screen.findByRole('alert'));
    expect(why.getByText('Este jogo está em manutenção.')).toBeTruthy();
    launch = () => Response.json({ data: session }, { status: 201 });
    await userEvent.click(why.getByRole('button', { name: 'Tentar de novo' }));
    await frame();
  });

  test('of a limit leads to the limits', async () => {
    launch = () => Response.json({ message: 'Você atingiu o seu limite de tempo de hoje.', status: 'limit_reached' }, { status: 403 });
    show();
    await begin();
    const why = within(await screen.findByRole('alert'));
    expect(why.getByRole('link', { name: 'Ver meus limites' }).getAttribute('href')).toBe('/user/protection');
  });

  test('because its address is none of a game’s: nothing of it is loaded', async () => {
    launch = () => Response.json({ data: { ...session, url: 'https://elsewhere.invalid/game' } }, { status: 201 });
    show();
    await begin();
    expect(await screen.findByText('O jogo não respondeu')).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    await waitFor(() => expect(closes()).toBe(1));
  });

  test('because the house is closed asks nothing', async () => {
    settings = { casino_enabled: false };
    show(true);
    expect(await screen.findByText('O cassino está fechado agora')).toBeTruthy();
    expect(launches()).toBe(0);
  });
});
