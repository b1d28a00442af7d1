// The built site before a stand-in of its own, and a slow phone that looks at it.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

import { serve } from '@hono/node-server';
import type { Browser, CDPSession, Page } from 'playwright';

import { createWorld } from '../mocks/db/world';
import { createHub } from '../mocks/realtime/hub';
import { attachRealtime } from '../mocks/realtime/node-server';
import { createServerApp } from '../mocks/server-app';
import { startWorldTimer } from '../mocks/world-timer';

/** How much slower the phone is than this machine, as PERFORMANCE wants it. */
export const SLOWER = 4;
const PHONE = { width: 360, height: 740 };
const ANA = { login: 'ana@exemplo.invalid', password: 'palpite2026' };

export interface BuiltSite {
  readonly address: string;
  readonly close: () => void;
}

/**
 * Serves the built site, whose calls and socket a fresh stand-in answers.
 *
 * @param port of the site; the stand-in has the one below
 * @throws when there is no answer within half a minute
 */
export async function serveBuiltSite(port: number): Promise<BuiltSite> {
  const [hub, world] = [createHub(), createWorld()];
  const server = serve({ port: port - 1, fetch: createServerApp({ world, hub, gamesOrigin: 'http://127.0.0.1:1' }) });
  if (!('closeAllConnections' in server)) throw new Error('The stand-in speaks HTTP/1.1 only.');
  const detach = attachRealtime(server, hub);
  const stopTime = startWorldTimer(world);
  const preview = spawn('vite', ['preview', '--port', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_BACKEND: `http://localhost:${String(port - 1)}`,
      SITE_CONFIG: JSON.stringify({ realtime: { host: 'localhost', port: port - 1, tls: false } }),
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    },
  });
  const address = `http://localhost:${String(port)}`;
  await untilReady(`${address}/`);
  return {
    address,
    close: () => {
      stopTime();
      preview.kill('SIGKILL');
      detach();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Waits until something answers.
 *
 * @throws after half a minute
 */
export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer.`);
}

/** A page as narrow as a phone, on which a finger taps: a mouse that rests on it would have every frame ask what is below it. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'pt-BR' });
  // tsx marks functions by a helper of its own, which no page has.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context.newPage();
}

/** The page of a game, of a player who is logged in: in a tab of its own, which has nothing to clear away. */
export async function openGame(browser: Browser, site: BuiltSite, path: string): Promise<Page> {
  const first = await openPhone(browser);
  await logIn(first, site);
  const page = await first.context().newPage();
  await first.close();
  await page.goto(site.address + path);
  return page;
}

/** Logs the player in on the home page. */
export async function logIn(page: Page, { address }: BuiltSite): Promise<void> {
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

/** From here on the page has a fourth of the processor, and what answers it gives way to it, as a server elsewhere would. */
export async function slowDown(page: Page): Promise<CDPSession> {
  setPriority(constants.priority.PRIORITY_LOW);
  const devtools = await page.context().newCDPSession(page);
  // What the loading left behind, a browser clears away while a player reads: it is no work of what is measured.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await wait(2000);
  return devtools;
}
