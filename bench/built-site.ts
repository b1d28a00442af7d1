// Serves the built site with its own mock backend, on a simulated slow phone.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

import { createWorld } from '../mocks/db/world';
import { createHub, type Hub } from '../mocks/realtime/hub';
import { attachRealtime } from '../mocks/realtime/node-server';
import { createServerApp } from '../mocks/server-app';
import { startWorldTimer } from '../mocks/world-timer';

import { waitUntilReady } from './wait-until-ready';

/** Factor by which the CPU is slowed down to that of a slow phone. */
export const CPU_SLOWDOWN = 4;
/** Viewport of the phone, in CSS pixels. */
export const PHONE = { width: 360, height: 740 };
/** Login of the demo player Ana, whom every mock backend has. */
const ANA = { login: 'ana@exemplo.invalid', password: 'palpite2026' };

/** Built site that is being served. */
export interface BuiltSite {
  /** Origin of the site, without a slash at the end. */
  readonly address: string;
  /** Real-time server of the mock backend. */
  readonly hub: Hub;
  /** Ends the site, its mock backend and their sockets. */
  readonly close: () => void;
}

/** Function that answers the requests to the mock backend, as its `fetch`. */
export type Backend = ReturnType<typeof createServerApp>;

/**
 * Serves the built site of `dist/` at a port, and a new mock backend at the port before it. The caller must close it. The `PATH` must
 * have `vite`, as it does in a script of npm. Games of providers do not load, because there is no server of third parties.
 * @param adapt wraps the mock backend to change its answers; by default they are unchanged
 * @throws if the site does not respond within a minute
 */
export async function serveBuiltSite(port: number, adapt = (backend: Backend) => backend): Promise<BuiltSite> {
  const [hub, world] = [createHub(), createWorld()];
  const server = serve({
    port: port - 1,
    hostname: '127.0.0.1',
    fetch: adapt(createServerApp({ world, hub, gamesOrigin: 'http://127.0.0.1:1' })),
  });
  if (!('closeAllConnections' in server)) throw new Error('The stand-in speaks HTTP/1.1 only.');
  const detach = attachRealtime(server, () => hub);
  const stopTime = startWorldTimer(world);
  const preview = spawn('vite', ['preview', '--port', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_BACKEND: `http://localhost:${String(port - 1)}`,
      // The socket passes no proxy, which would be measured too.
      SITE_CONFIG: JSON.stringify({ realtime: { host: 'localhost', port: port - 1, tls: false } }),
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
  });
  const address = `http://localhost:${String(port)}`;
  const close = () => {
    stopTime();
    preview.kill('SIGKILL');
    detach();
    hub.stop();
    server.close();
    server.closeAllConnections();
  };
  await waitUntilReady(`${address}/`).catch((error: unknown) => {
    close();
    throw error;
  });
  return { address, hub, close };
}

/** Adds tsx's helper for named functions, which pages lack. Only pages that load afterwards get it. */
export const addNamedFunctions = (context: BrowserContext) => context.addInitScript('globalThis.__name = (named) => named');

/** Opens a phone-sized page with touch: a mouse would add a hover hit test to each frame. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'pt-BR' });
  await addNamedFunctions(context);
  return context.newPage();
}

/** Opens the page at a path as the demo player Ana, in a tab without garbage from the login. Does not wait for its content. */
export async function openGame(browser: Browser, site: BuiltSite, path: string): Promise<Page> {
  const first = await openPhone(browser);
  await logIn(first, site);
  const page = await first.context().newPage();
  await first.close();
  await page.goto(site.address + path);
  return page;
}

/** Logs the demo player Ana in at the home page, as a person would. Resolves once the header shows the balance. */
export async function logIn(page: Page, { address }: Pick<BuiltSite, 'address'>): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('CPF ou e-mail').fill(ANA.login);
  await dialog.getByLabel('Senha', { exact: true }).fill(ANA.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Saldo/ })
    .waitFor();
}

/**
 * Collects the page's garbage, throttles its CPU by {@link CPU_SLOWDOWN} and lowers this process's priority for good, so that the
 * mock backend does not compete. Resolves two seconds later, without a check that the page is quiet, to the DevTools session.
 */
export async function throttlePage(page: Page): Promise<CDPSession> {
  setPriority(constants.priority.PRIORITY_LOW);
  const devtools = await page.context().newCDPSession(page);
  // Browsers also collect garbage while a player reads.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await wait(2000);
  return devtools;
}
