// Breaks all sections of each page, then each section of the chrome.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { type Answers, backend, refuse } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { testToken } from '@/session/tokens.fixture';
import { bindSession } from '@/session/use-session';
import type { SectionBoundary as Boundary } from '@/shared/ui/section-boundary';
import { closeAllModals } from '@/product/modal-store';

import { me as testMe } from '../../mocks/factories/account.fixture';
import { App } from './app';
import { createBrand } from './brand/brand.fixture';
import { pages } from './pages';
// Preloads slow code.
import './chrome/header/header-player';

let isBroken: (name: string) => boolean = () => false;
const rendered = new Set<string>();

vi.mock('@/shared/ui/section-boundary', async (load) => {
  const real = await load<{ SectionBoundary: typeof Boundary }>();
  function Breakable({ name }: { name: string }) {
    rendered.add(name);
    if (isBroken(name)) throw new Error(`broken: ${name}`);
    return null;
  }
  const SectionBoundary = ({ children, ...props }: ComponentProps<typeof Boundary>) => (
    <real.SectionBoundary {...props}>
      <Breakable name={props.name} />
      {children}
    </real.SectionBoundary>
  );
  return { ...real, SectionBoundary };
});

/** Sections of the chrome. All others belong to a page. */
const CHROME = [
  'header',
  'brand mark',
  'player in the header',
  'clock',
  'balance',
  'player menu',
  'side menu',
  'menu',
  'menu: groups',
  'menu: promotions',
  'menu: chat',
  'footer',
  'footer: central exclusion',
  'footer: social links',
  'footer: links',
  'footer: support',
  'footer: operator',
  'footer: sponsors',
  'bottom bar',
  'offline notice',
  'notices',
  'modals',
  'verification',
  'deferred widgets',
  'analytics',
  'chat',
  'alerts',
  'protection notices',
];
const isChrome = (name: string) => CHROME.includes(name) || name === 'site' || name.startsWith('modal: ');

const me = testMe({ user: { wallet: { bonus_mixed: 0 } }, balance: 12_500 });

const answers: Answers = {
  getMe: me,
  getSettings: {},
  getIp: { userIP: '203.0.113.7' },
  getSeo: new Response(null, { status: 204 }),
};

const session = () => createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
let player: ReturnType<typeof session>;
const warn = vi.fn();

beforeEach(() => {
  rendered.clear();
  player = session();
  bindSession(player);
  player.receive(testToken('ana'), 3600);
  backend(answers, () => refuse(404));
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  player.dispose();
  closeAllModals();
  isBroken = () => false;
  vi.restoreAllMocks();
});

function open(path: string): void {
  window.history.replaceState(null, '', path);
  render(<App brand={createBrand()} queryClient={createQueryClient()} />, { onRecoverableError: () => undefined });
}

const balance = () => within(screen.getByRole('banner')).findByRole('button', { name: /^Saldo\s*R\$\s125,00/ });

async function expectChrome(): Promise<void> {
  expect(await balance()).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
}

const REDIRECTS = new Set(['sport']);
const exampleAddress = (path: string) => path.replace(/:\w+/, '9').replace('/*', '').replace('*', '/nada/nada');

describe('a route whose sections all fail keeps header, balance, menu and footer', () => {
  test.each(pages.filter(({ name }) => !REDIRECTS.has(name)).map(({ name, path }) => [name, exampleAddress(path)]))(
    '%s: %s',
    async (_, path) => {
      isBroken = (name) => !isChrome(name) && name !== 'page';
      open(path);
      await waitFor(() => expect([...rendered].filter((name) => !isChrome(name) && name !== 'page')).not.toEqual([]), { timeout: 15_000 });
      const main = within(screen.getByRole('main'));
      expect((await main.findAllByRole('button', { name: 'Tentar de novo' })).length).toBeGreaterThan(0);
      await expectChrome();
    },
  );
});

test('every route module is in the page table', async () => {
  const modules = import.meta.glob('../routes/*.tsx');
  const loads = await Promise.all(pages.map(async ({ load }) => (await load()).default));
  const defaults = await Promise.all(Object.values(modules).map(async (load) => ((await load()) as { default: unknown }).default));
  for (const route of defaults) expect(loads).toContain(route);
});

test('an error outside of all sections replaces only the page', async () => {
  isBroken = (name) => name === 'page';
  open('/user/wallet');
  expect(await screen.findByRole('heading', { name: 'Voltamos em breve!' })).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  await expectChrome();
});

test('an error outside of the chrome shows the error page and is logged (SPEC S20)', async () => {
  isBroken = (name) => name === 'site';
  open('/');
  expect(await screen.findByRole('heading', { name: 'Voltamos em breve!' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Recarregar' })).toBeTruthy();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Rendering failed: site'), new Error('broken: site'));
});

describe('sections of the chrome', () => {
  const withoutBalance = new Set(['header', 'player in the header', 'balance']);
  test.each(CHROME)('an error in "%s" leaves the page and the other sections', async (broken) => {
    isBroken = (name) => name === broken;
    open('/user/protection');
    expect(await screen.findByRole('heading', { level: 1, name: 'Limites e pausas' })).toBeTruthy();
    if (!withoutBalance.has(broken)) expect(await balance()).toBeTruthy();
    if (broken !== 'side menu') expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy();
    if (broken !== 'footer') expect(screen.getByRole('contentinfo')).toBeTruthy();
    if (broken === 'menu: groups') expect(screen.getAllByRole('link', { name: 'Limites e pausas' }).length).toBeGreaterThan(0);
  });
});
