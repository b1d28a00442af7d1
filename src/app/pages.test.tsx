import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Answers, backend, refuse, respondWithExample } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { useChat } from '@/features/chat/chat-state';
import { createSession } from '@/session/session';
import { bindSession } from '@/session/use-session';
import { useMenuStore } from '@/product/menu-store';

import { pageOf } from '../../mocks/factories/pages.fixture';
import { App } from './app';
import { createBrand } from './brand/brand.fixture';
import { pages } from './pages';
// The import preloads slow code.
import '@/routes/home';

/** The name of the page and its guards (SPEC R1 to R31, R34, R36, R37, R39, R40, R42, R43). */
const spec: readonly (readonly [id: string, path: string, name: string, guards: readonly string[]])[] = [
  ['R1', '/', 'index', []],
  ['R2', '/home', 'home', []],
  ['R3', '/Recover', 'recover-legacy', []],
  ['R4', '/recuperar-senha', 'recover', []],
  ['R5', '/ref/9', 'referral', []],
  ['R6', '/play/9', 'play-id', ['verification']],
  ['R7', '/casino', 'casino', []],
  ['R8', '/casino/live', 'casino-live', []],
  ['R9', '/casino/slots', 'casino-slots', []],
  ['R10', '/casino/favorites', 'casino-favorites', []],
  ['R11', '/casino/roleta', 'casino-category', []],
  ['R12', '/games/mines', 'mines', []],
  ['R12', '/games/double', 'double', []],
  ['R37', '/games/fairness', 'fairness', []],
  ['R13', '/providers', 'providers', []],
  ['R13', '/providers/7', 'provider', []],
  ['R13', '/suppliers', 'suppliers', []],
  ['R14', '/promotions', 'promotions', []],
  ['R14', '/promotions/9', 'promotion', []],
  ['R15', '/termos-de-uso', 'regulation', []],
  ['R16', '/rules-betting', 'rules-betting', []],
  ['R42', '/acessibilidade', 'accessibility', []],
  ['R17', '/sports', 'sports', ['ip', 'verification']],
  ['R17', '/sports/futebol/serie-ouro/9', 'sports', ['ip', 'verification']],
  ['R18', '/sports/esports/cs', 'esports', ['ip', 'verification']],
  ['R19', '/altenar-sports/futebol', 'altenar-sports', []],
  ['R20', '/user/wallet', 'wallet', ['auth']],
  ['R21', '/user/wallet/deposit', 'wallet-deposit', ['auth', 'ip']],
  ['R22', '/user/wallet/withdraw', 'wallet-withdraw', ['auth']],
  ['R23', '/user/account', 'account', ['auth', 'ip']],
  ['R24', '/user/account/document', 'account-document', []],
  ['R25', '/user/account/password', 'account-password', ['auth', 'ip']],
  ['R43', '/user/activation', 'user-activation', ['auth']],
  ['R39', '/user/terms', 'user-terms', ['auth']],
  ['R39', '/user/activity', 'user-activity', ['auth']],
  ['R39', '/user/privacy', 'user-privacy', ['auth']],
  ['R39', '/user/privacy/data', 'user-privacy-data', ['auth']],
  ['R41', '/user/complaints', 'user-complaints', ['auth']],
  ['R46', '/ajuda', 'help', []],
  ['R45', '/user/history', 'user-history', ['auth']],
  ['R26', '/user/password', 'user-password', ['auth', 'ip']],
  ['R27', '/user/withdraw', 'user-withdraw', ['auth', 'ip']],
  ['R28', '/user/promotion', 'user-promotion', ['auth']],
  ['R28', '/user/promotion/coupon', 'user-promotion-coupon', ['auth']],
  ['R29', '/user/protection', 'protection', ['auth']],
  ['R29', '/user/protection/exclusion', 'protection-exclusion', ['auth']],
  ['R29', '/user/protection/suspension', 'protection-suspension', ['auth']],
  ['R30', '/user/indications', 'indications', ['auth']],
  ['R30', '/user/transaction', 'transactions', ['auth']],
  ['R40', '/user/results', 'user-results', ['auth']],
  ['R31', '/user/bonus', 'user-bonus', ['auth']],
  ['R31', '/user/coupon', 'user-coupon', ['auth']],
];

const answers: Answers = {
  getSettings: {},
  getSeo: new Response(null, { status: 204 }),
  getIp: { userIP: '203.0.113.7' },
  getPage: refuse(404),
  getReferrer: { data: { code: 'ANA2026', name: 'A*** S***' } },
  listGames: pageOf([]),
  listCategories: pageOf([]),
  listProviders: pageOf([]),
};

let requests: string[];
let queries: string[];
beforeEach(() => {
  requests = [];
  queries = [];
  bindSession(createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined }));
  const note = ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    requests.push(pathname);
    queries.push(pathname + search);
  };
  backend(answers, respondWithExample, note);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(path: string, brand = createBrand()): Promise<void> {
  window.history.replaceState(null, '', path);
  render(<App brand={brand} queryClient={createQueryClient()} />);
  await screen.findByRole('heading', { level: 1 });
}

const seoQueries = () => queries.filter((query) => query.startsWith('/api/seo'));

const toRegExp = (path: string) => new RegExp(`^${path.replace('/*', '(/.*)?').replaceAll(/:\w+/g, '[^/]+')}$`);
/** More static segments make a route more specific. */
const countStatic = ({ path }: { path: string }) => path.split('/').filter((part) => !/^[:*]/.test(part)).length;

describe('the page table', () => {
  test.each(spec)('%s: %s is the page %s with its guards', (_id, path, name, guards) => {
    const exact = pages.find((page) => page.path === path);
    const [best] = pages
      .filter((page) => page.path !== '*' && toRegExp(page.path).test(path))
      .toSorted((one, other) => countStatic(other) - countStatic(one));
    const page = exact ?? best;
    expect([page?.name, page?.guards ?? []]).toEqual([name, guards]);
  });

  test('has no duplicate names and paths', () => {
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });
});

test('a visitor at a page for players sees home with the login modal at the same address (SPEC R35)', async () => {
  await open('/user/wallet');
  expect(await screen.findByRole('dialog', { name: 'Entrar' })).toBeTruthy();
  expect(window.location.pathname).toBe('/user/wallet');
  expect(requests).not.toContain('/api/wallet');
});

test('the IP address is fetched before the page opens, and the page opens after a failure (SPEC R35)', async () => {
  await open('/sports/futebol');
  expect(await screen.findByRole('heading', { level: 1, name: 'Esportes' })).toBeTruthy();
  expect(requests).toContain('/v2/get-ip');
  expect(requests).toContain('/v2/sports/config');
  expect(requests.indexOf('/v2/get-ip')).toBeLessThan(requests.indexOf('/v2/sports/config'));
});

test.each([
  ['/casino/live', 'category_id=2'],
  ['/casino/slots', 'category_id=1'],
])('%s lists the games with %s (R8, R9)', async (path, filter) => {
  await open(path);
  await waitFor(() => expect(queries.filter((query) => query.startsWith('/v2/games?') && query.includes(filter))).not.toEqual([]));
});

test.each([
  ['/', 'section_name=home'],
  ['/casino/live', 'section_name=casino_live'],
  ['/casino/slots', 'section_name=casino_slots'],
  ['/sports/futebol', 'section_name=sports'],
])('%s has the SEO record %s (SPEC S10)', async (path, query) => {
  await open(path);
  await waitFor(() => expect(seoQueries()).toEqual([`/api/seo?${query}`]));
});

test('a game has an SEO record of its own (SPEC S10)', async () => {
  await open('/play/9');
  await waitFor(() => expect(seoQueries()).toEqual(['/api/seo?section_name=casino_games&source_id=9']));
});

test.each(['/home', '/casino', '/games/mines', '/sports/esports/cs', '/altenar-sports/futebol'])(
  '%s has no SEO record (SPEC S10)',
  async (path) => {
    await open(path);
    await waitFor(() => expect(document.title).toMatch(/ \| Palpite$/));
    expect(seoQueries()).toEqual([]);
  },
);

test('an invitation shows home with the inviter (SPEC R5)', async () => {
  await open('/ref/ANA2026');
  expect(await screen.findByText('Convite de A*** S***')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'O que você quer jogar?' })).toBeTruthy();
  expect(window.location.pathname).toBe('/ref/ANA2026');
});

test('paths are case-sensitive', async () => {
  await open('/CASINO');
  expect(await screen.findByRole('heading', { name: 'Página Não Encontrada.' })).toBeTruthy();
});

test('/sport/{x} redirects to /sports/{x} (SPEC R34)', async () => {
  await open('/sport/futebol/9?a=1');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/sports/futebol/9?a=1'));
});

describe('layouts (SPEC S4)', () => {
  test.each([
    ['default', true],
    ['blaze', true],
    ['orange', false],
  ] as const)('the layout %s has its landmarks', async (layout, sideMenu) => {
    await open('/', createBrand({ layout }));
    expect(document.querySelector('header')?.dataset['layout']).toBe(layout);
    for (const region of ['banner', 'main', 'contentinfo'] as const) expect(screen.getByRole(region)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Principal' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Menu' }) !== null).toBe(sideMenu);
    expect(screen.queryByRole('navigation', { name: 'Páginas' }) !== null).toBe(!sideMenu);
  });

  test('blaze reserves space for an open chat only once the chat is ready (SPEC S4, S7)', async () => {
    await open('/', createBrand({ layout: 'blaze' }));
    const hasChatSpace = () => document.querySelector('[data-layout="blaze"][data-chat]') !== null;
    act(() => {
      useMenuStore.getState().setChatOpened(true);
      useChat.setState({ status: 'failed' });
    });
    expect(hasChatSpace()).toBe(false);
    act(() => useChat.setState({ status: 'ready' }));
    expect(hasChatSpace()).toBe(true);
    act(() => useMenuStore.getState().setChatOpened(false));
    expect(hasChatSpace()).toBe(false);
    useChat.setState({ status: 'loading' });
  });

  test.each(['/sports', '/sports/futebol/9', '/sports/esports', '/sports/esports/cs', '/altenar-sports', '/altenar-sports/futebol/9'])(
    '%s has the default layout in every brand (SPEC R17 to R19)',
    async (address) => {
      await open(address, createBrand({ layout: 'orange' }));
      expect(document.querySelector('header')?.dataset['layout']).toBe('default');
    },
  );
});
