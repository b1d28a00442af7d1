import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Engine, Size, Tab } from './browser';
import { DISPLAY_SERVER, findWebKit, WEBKIT_DRIVER } from './programs';
import { frameSelector, probeSource } from './probe-source';

const DISPLAY = ':98';
const START_TIMEOUT_MS = 20_000;
/** Delay in ms before the viewport is measured. */
const RESIZE_MS = 200;
/** Style without which the bar of the browser keeps the window at 447 px or more. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
/** Script that waits for two frames, at most 500 ms: a tab that is not shown paints none. */
const NEXT_FRAMES = 'const done = arguments[0]; setTimeout(done, 500); requestAnimationFrame(() => requestAnimationFrame(() => done()));';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion?: string };
}

/**
 * Starts WebKitGTK over WebDriver, in a virtual display, and accepts any certificate. Only one can run at a time, because the display has a
 * fixed number. The caller has checked that browser, driver and display are installed.
 *
 * @param port port of the driver
 * @throws if the driver does not start, refuses a session, or does not give the viewport its size
 */
export async function startWebKit(size: Size, port: number): Promise<Engine> {
  const display = spawn(DISPLAY_SERVER, [DISPLAY, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const config = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const env = { ...process.env, DISPLAY, LANG: 'pt_BR.UTF-8', XDG_CONFIG_HOME: config };
  const driver = spawn(WEBKIT_DRIVER, [`--port=${String(port)}`], { stdio: 'ignore', env });
  const stop = async () => {
    driver.kill();
    display.kill();
    await rm(config, { recursive: true, force: true });
  };
  try {
    return await openSession(size, `http://127.0.0.1:${String(port)}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Opens a session of the driver when it responds.
 * @param stop ends driver and display
 */
async function openSession(size: Size, address: string, stop: () => Promise<void>): Promise<Engine> {
  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const request = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(address + path, request);
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await untilReady(async () => (await send<{ ready: boolean }>('GET', '/status')).ready);
  const options = { binary: findWebKit(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options } };
  const { sessionId, capabilities: actual } = await send<Session>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  const source = await probeSource();
  await setSize(size);

  /** Sets the size of the viewport: the window is larger by the browser's own bars. A busy machine resizes it late. */
  async function setSize({ width, height }: Size): Promise<void> {
    const measure = { script: 'return [innerWidth, innerHeight]', args: [] };
    let outer = { width, height };
    for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end;) {
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...outer });
      await wait(RESIZE_MS);
      const [innerWidth = 0, innerHeight = 0] = await send<number[]>('POST', `${session}/execute/sync`, measure);
      if (innerWidth === width && innerHeight === height) return;
      const rect = await send<Size>('GET', `${session}/window/rect`);
      outer = { width: rect.width + width - innerWidth, height: rect.height + height - innerHeight };
    }
    throw new Error(`The viewport of WebKit is not ${String(width)} by ${String(height)} px.`);
  }

  const run = { script: `${source}; return window.probe[arguments[0]](...arguments[1])` };

  let current: string | undefined;
  const tabOf = (handle: string): Tab => {
    const own = async <T>(method: string, path: string, body?: unknown) => {
      // Selecting a tab takes the focus from its frames, so that keys no longer reach the field that was pressed.
      if (current !== handle) await send('POST', `${session}/window`, { handle });
      current = handle;
      return send<T>(method, session + path, body);
    };
    return {
      goto: (url) => own('POST', '/url', { url }),
      call: (name, ...args) => own('POST', '/execute/sync', { ...run, args: [name, args] }),
      callIn: async <T>(title: string, name: string, ...args: readonly unknown[]) => {
        const id = await own('POST', '/element', { using: 'css selector', value: frameSelector(title) });
        await send('POST', `${session}/frame`, { id });
        try {
          return await send<T>('POST', `${session}/execute/sync`, { ...run, args: [name, args] });
        } finally {
          await send('POST', `${session}/frame`, { id: null });
        }
      },
      press: async (x, y) => {
        const moves = [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await own('POST', '/actions', {
          actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: moves }],
        });
      },
      type: async (text) => {
        const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
        await own('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      async screenshot(path) {
        // The driver takes the last painted frame, which can be of the page before.
        await own('POST', '/execute/async', { script: NEXT_FRAMES, args: [] });
        await writeFile(path, Buffer.from(await own<string>('GET', '/screenshot'), 'base64'));
      },
      close: async () => {
        await own('DELETE', '/window');
        current = undefined;
      },
    };
  };

  let first: string | undefined = await send<string>('GET', `${session}/window`);
  return {
    name: `WebKitGTK ${actual.browserVersion ?? ''}`,
    newTab: async () => {
      const handle = first ?? (await send<{ handle: string }>('POST', `${session}/window/new`, { type: 'tab' })).handle;
      first = undefined;
      return tabOf(handle);
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      await stop();
    },
  };
}

async function untilReady(isReady: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + START_TIMEOUT_MS; ; await wait(100)) {
    if (await isReady().catch(() => false)) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
  }
}
