import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import type { Brand } from '@/api/runtime-config';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { createBrand } from '@/app/brand/brand.fixture';
import { loadPage } from '@/app/router';
import { createSession } from '@/session/session';
import { testToken } from '@/session/tokens.fixture';
import { bindSession } from '@/session/use-session';
import { startMenu, useMenuStore } from '@/product/menu-store';
import { startColorMode, useColorMode } from '@/product/color-mode';

import { fixedPaths, prerenderPage } from './prerender';
import { Site } from './site';
import { beginHydration } from './stages/hydration';

const LAYOUTS = ['default', 'blaze', 'orange'] as const;
const MODES = ['dark', 'light'] as const;
const BRANDS = LAYOUTS.flatMap((layout) => MODES.map((mode) => ({ layout, mode })));

/** What to do about a failure. */
const HELP = 'The first render in the browser differs from the prerendered HTML: see src/startup/README.md';

const complaints: unknown[][] = [];
let session: ReturnType<typeof createSession>;

beforeEach(() => {
  backend({}, () => new Promise(() => undefined));
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...all) => void complaints.push(all));
  session = createSession({ clearPlayerData: () => undefined, navigate: () => undefined, ipBlocked: () => undefined });
});

afterEach(() => {
  cleanup();
  session.dispose();
  localStorage.clear();
  document.body.replaceChildren();
  useMenuStore.setState(useMenuStore.getInitialState(), true);
  useColorMode.setState(useColorMode.getInitialState(), true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const describeError = (error: unknown) =>
  error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`.slice(0, 1200) : String(error);

/** Prerenders a page and hydrates it; returns what React could not hydrate. */
async function hydrate(path: string, brand: Partial<Brand> = {}): Promise<unknown[]> {
  const errors: unknown[] = [];
  const config = { ...parseRuntimeConfig(''), brand: createBrand(brand) };
  const { html } = await prerenderPage(path, config, []);
  bindSession(session);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  window.history.replaceState(null, '', path);
  startMenu();
  startColorMode(config.brand.mode);
  await loadPage(path);
  const hydrated = beginHydration();
  await act(async () => {
    render(<Site brand={config.brand} queryClient={createQueryClient()} />, {
      container,
      hydrate: true,
      onRecoverableError: (error) => void errors.push(error),
    });
  });
  await hydrated;
  return errors.map(describeError);
}

/** Returns the tags of a test. `npm test` hydrates each path in one brand, and each brand on some paths. */
const tagsOf = (path: number, brand: number) => (path % BRANDS.length === brand ? [] : ['full']);

for (const [at, brand] of BRANDS.entries()) {
  describe(`with the layout ${brand.layout} in ${brand.mode} mode`, () => {
    for (const [index, path] of fixedPaths.entries()) {
      test(`${path} is hydrated without a difference`, { tags: tagsOf(index, at) }, async () => {
        expect((await hydrate(path, brand)).join('\n\n'), HELP).toBe('');
        expect(complaints.map((all) => all.join(' ')).join('\n\n'), HELP).toBe('');
      });

      test(`${path} is hydrated for a player with other settings on a wide screen`, { tags: tagsOf(index + 1, at) }, async () => {
        localStorage.setItem('color-mode', brand.mode === 'dark' ? 'light' : 'dark');
        localStorage.setItem('menu', JSON.stringify({ state: { isCollapsed: true, balanceHidden: true } }));
        vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }));
        session.receive(testToken('ana'), 3600);
        expect((await hydrate(path, brand)).join('\n\n'), HELP).toBe('');
        expect(complaints.map((all) => all.join(' ')).join('\n\n'), HELP).toBe('');
      });
    }
  });
}

test.each(['/user/wallet', '/promotions/7', '/providers/3'])('the skeleton of %s is hydrated, and its page rendered', async (path) => {
  expect((await hydrate(path)).join('\n\n'), HELP).toBe('');
  expect(complaints.map((all) => all.join(' ')).join('\n\n'), HELP).toBe('');
});
