import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { pageOf } from '../../../mocks/factories/pages.fixture';
import { backend } from '@/api/backend.fixture';
import { HomeRails } from '@/features/casino/home/home-rails';
import { InHouseGames } from '@/features/casino/home/in-house-games';
import { BalanceSummary } from '@/features/wallet/balance-summary';
import { BalancePill } from '@/features/account/header/balance-pill';
import { PlayerMenu } from '@/features/account/header/player-menu';
import { useSessionStore } from '@/session/use-session';
import { useAccountBlock } from '@/product/account-block';
import { useMenuStore } from '@/product/menu-store';

import { renderChrome, resetChrome } from '../chrome/chrome.fixture';
import { NoticeQueue } from '../chrome/banners/notice-queue';
import { TopNav } from '../chrome/header/top-nav';
import { BottomBar } from '../chrome/menu/bottom-bar';
import { MenuDrawer } from '../chrome/menu/menu-drawer';
import { MenuLinks } from '../chrome/menu/menu-links';
import { SectionGate } from './section-gate';

beforeEach(resetChrome);

const closed = (settings: object) => backend({ getSettings: () => settings });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');

function renderGate(path: string): void {
  renderChrome(
    <SectionGate>
      <p>A página</p>
    </SectionGate>,
    path,
  );
}

const CASINO_PATHS = [
  '/casino',
  '/casino/live',
  '/casino/favorites',
  '/casino/jogos-de-mesa',
  '/play/1024',
  '/games/mines',
  '/games/double',
  '/games/fairness-x',
  '/providers',
  '/providers/pro_1',
  '/suppliers',
];

test.each([
  ...CASINO_PATHS.map((path) => ['casino_enabled', path, 'O cassino está fechado'] as const),
  ...['/sports', '/sports/futebol', '/sports/esports', '/altenar-sports', '/sport/futebol'].map(
    (path) => ['sport_enabled', path, 'As apostas esportivas estão fechadas'] as const,
  ),
  ...['/user/bonus', '/user/coupon', '/user/promotion', '/user/promotion/coupon'].map(
    (path) => ['bonus_enabled', path, 'Não há bônus nem cupons agora'] as const,
  ),
])('%s false closes %s with one page (SPEC E6, D17)', async (setting, path, title) => {
  closed({ [setting]: false });
  renderGate(path);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText('A página')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toBeTruthy();
});

test.each(['/', '/promotions', '/user/wallet', '/sportingbet', '/casinos', '/user/protection', '/games/fairness'])(
  'closed sections leave %s open (SPEC E6, D17)',
  async (path) => {
    const { calls } = closed({ casino_enabled: false, sport_enabled: false, bonus_enabled: false });
    renderGate(path);
    await waitFor(() => expect(calls).toContain('getSettings'));
    await Promise.resolve();
    expect(screen.getByText('A página')).toBeTruthy();
  },
);

test.each([{}, { casino_enabled: true, sport_enabled: true }])('a page opens with the settings %j (SPEC E6, D17)', async (settings) => {
  const { calls } = closed(settings);
  renderGate('/casino');
  await waitFor(() => expect(calls).toEqual(['getSettings']));
  expect(screen.getByText('A página')).toBeTruthy();
});

test('no menu and no rail leads to a closed casino (SPEC E6, D17)', async () => {
  closed({
    casino_enabled: false,
    general_menu: [
      { label: 'Slots', url: '/casino/slots' },
      { label: 'Ajuda', url: '/ajuda' },
    ],
  });
  renderChrome(
    <>
      <TopNav />
      <BottomBar always />
      <MenuLinks />
      <MenuDrawer />
      <InHouseGames />
      <HomeRails sports={<p>Os esportes</p>} />
    </>,
  );
  await screen.findAllByRole('link', { name: 'Ajuda' });
  const closedLinks = links().filter((to) => /^\/(casino|games(?!\/fairness)|play|providers)/.test(to));
  expect(closedLinks).toEqual([]);
  expect(screen.queryByText('Buscar jogos')).toBeNull();
  expect(links()).toContain('/sports');
  expect(screen.queryByText('Mais jogados')).toBeNull();
});

describe('a self-excluded or paused player (SPEC D10)', () => {
  const until = '2026-11-29T14:05:00-03:00';
  const protection = {
    limits: [],
    reminders: { session_minutes: null, spend_amount: null },
    suspension: { until },
    exclusion: null,
    central_url: 'https://central.invalid/',
  };
  const blocked = (settings: object = {}) =>
    backend({
      getSettings: () => settings,
      getProtection: () => ({ data: protection }),
    });
  beforeEach(() => useAccountBlock.setState({ isBlocked: true }));
  afterEach(() => act(() => useAccountBlock.setState({ isBlocked: false })));

  test.each(['/', '/home', '/casino', '/casino/roleta', '/providers/7', '/promotions', '/promotions/33', '/user/promotion/coupon'])(
    'reads at %s until when, and where to withdraw and get help',
    async (path) => {
      blocked();
      renderGate(path);
      expect(await screen.findByText('Conta em pausa')).toBeTruthy();
      expect(screen.getByText('29/11/2026 14:05')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Sacar' })).toBeTruthy();
      expect(screen.getByRole('list', { name: 'Onde pedir ajuda' })).toBeTruthy();
      expect(screen.queryByText('A página')).toBeNull();
    },
  );

  test.each(['/user/wallet', '/user/protection', '/games/mines', '/play/1001', '/sports', '/user/bonus'])('keeps %s', async (path) => {
    blocked();
    renderGate(path);
    expect(await screen.findByText('A página')).toBeTruthy();
  });

  test('has no link to games and promotions', async () => {
    useSessionStore.setState({ isPlayer: true });
    blocked({ general_menu: [{ label: 'Ajuda', url: '/ajuda' }] });
    renderChrome(
      <>
        <TopNav />
        <BottomBar always />
        <MenuLinks />
        <MenuDrawer />
      </>,
    );
    await screen.findAllByRole('link', { name: 'Ajuda' });
    expect(
      links().filter((to) => /^\/(casino|games(?!\/fairness)|play|providers|sport|promotions|user\/(bonus|promotion))/.test(to)),
    ).toEqual([]);
    expect(screen.queryByText('Buscar jogos')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sacar' })).toBeTruthy();
  });
});

describe('a player to whom nothing may be advertised (SPEC Q39)', () => {
  beforeEach(() => useAccountBlock.setState({ hasOffers: false }));
  afterEach(() => act(() => useAccountBlock.setState({ hasOffers: true })));

  test.each(['/promotions', '/promotions/33', '/user/promotion'])(
    'reads at %s that there are no promotions, without blame',
    async (path) => {
      backend({});
      renderGate(path);
      expect(await screen.findByText('Não mostramos promoções nesta conta')).toBeTruthy();
      expect(screen.queryByText('A página')).toBeNull();
    },
  );

  test.each(['/', '/casino', '/user/bonus', '/user/wallet/deposit'])('keeps %s', async (path) => {
    backend({});
    renderGate(path);
    expect(await screen.findByText('A página')).toBeTruthy();
  });

  test('has no link to promotions, and keeps the games', async () => {
    backend({ getSettings: () => ({}) });
    renderChrome(<MenuLinks />);
    await screen.findAllByRole('link');
    expect(links().filter((to) => to.startsWith('/promotions'))).toEqual([]);
    expect(links().some((to) => to.startsWith('/casino'))).toBe(true);
  });
});

test('no menu leads to closed sports (SPEC E6, D17)', async () => {
  closed({ sport_enabled: false });
  renderChrome(
    <>
      <TopNav />
      <BottomBar always />
      <MenuLinks />
      <InHouseGames />
    </>,
  );
  await waitFor(() => expect(links().filter((to) => to.startsWith('/sport'))).toEqual([]));
  expect(links()).toContain('/games/mines');
});

test('closed bonuses have no link and no notice, and money in them stays visible (SPEC E6, D17)', async () => {
  useSessionStore.setState({ isPlayer: true });
  useMenuStore.setState({ menuUser: true });
  const notice = {
    id: 'n1',
    type: 'bonus' as const,
    title: 'Bônus novo',
    body: 'x',
    url: '/user/bonus',
    read_at: null,
    created_at: '2026-11-21T14:05:00-03:00',
  };
  const notices = [notice, { ...notice, id: 'n2', type: 'protection' as const, title: 'Aviso da casa', url: '/promotions' }];
  const summary = { balance: 900, bonus: 400, locked: 0, withdrawable: 500, pending_withdraw: 0 };
  backend({
    getSettings: () => ({ bonus_enabled: false }),
    listNotifications: () => pageOf(notices),
    getWallet: () => ({ data: summary }),
  });
  renderChrome(
    <>
      <PlayerMenu user={undefined} notices="Avisos" />
      <NoticeQueue />
      <BalanceSummary />
    </>,
  );
  await screen.findByText('Aviso da casa');
  // From here on notices that are not of protection are shown.
  await userEvent.click(screen.getByRole('link', { name: 'Carteira' }));
  expect(screen.queryByText('Bônus novo')).toBeNull();
  // The notice does not wait behind the other one either.
  expect(screen.queryByText(/^1 de/)).toBeNull();
  const term = await screen.findByText('Bônus');
  expect(within(term.closest('div') ?? document.body).getByText(/4,00/)).toBeTruthy();
  await waitFor(() => expect(links().filter((to) => to.includes('bonus'))).toEqual([]));
});

test.each([
  [false, 0, false],
  [false, 400, true],
  [true, 0, true],
])('with bonus_enabled %j the header shows %i cents of bonus: %j (SPEC E6, D17)', async (isOpen, bonus, isShown) => {
  const { calls } = closed({ bonus_enabled: isOpen });
  renderChrome(<BalancePill balance={{ real: 900, bonus }} stale={false} />);
  await waitFor(() => expect(calls).toContain('getSettings'));
  await userEvent.click(screen.getByRole('button', { name: /Saldo/ }));
  await screen.findByText('Saldo real');
  await waitFor(() => expect(screen.queryByText('Bônus') !== null).toBe(isShown));
});
