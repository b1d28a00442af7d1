import { readFileSync } from 'node:fs';

import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright';

import { INJECTED_TEXTS } from './injected';

/** State of a page under a fault. */
export interface PageState {
  /** True without text in the dialog or else the main region, or with neither header nor bar of a game nor error page nor dialog. */
  readonly isBlank: boolean;
  /** True for content without a placeholder in view, or a retry, reload, home or support control. */
  readonly hasWayOut: boolean;
  /** True if the error page of SPEC S9 replaced the content, or the shell says that the application cannot be loaded. */
  readonly isErrorPage: boolean;
  /** True once the application has hydrated the shell, or the shell says that the application cannot be loaded. */
  readonly isStarted: boolean;
  /** Texts that are not the site's: those of a fault that were visible at any time, and English words that were visible at an `inspect`. */
  readonly foreign: readonly string[];
  /** Texts that say that a part could not be shown. */
  readonly lost: readonly string[];
}

/**
 * Maximum number of requests of one URL in the emulated minute after settling. The balance without real time needs 9: every 20 s, with
 * two retries each.
 */
const MAX_REQUESTS_PER_MINUTE = 10;
/**
 * Request with a limit of its own: the table of Double is fetched when its phase should have changed. The emulated minute moves
 * the page's clock in twelve steps and the server's not at all, so each step looks like a missed change.
 */
const CLOCK_BOUND = { path: /^GET \/v2\/mini-games\/double\/current$/, maxPerMinute: 20 };
/** Maximum number of WebSocket connections in that minute: SPEC T4 allows one a second. */
const MAX_SOCKETS_PER_MINUTE = 60;

const PROBE = new URL('probe.js', import.meta.url);

/** Adds the script by which `inspect` reads a page, to pages that are opened later. It runs before their own scripts. */
export async function addProbe(context: BrowserContext): Promise<void> {
  const content = `globalThis.chaosTexts = ${JSON.stringify(INJECTED_TEXTS)};\n${readFileSync(PROBE, 'utf8')}`;
  await context.addInitScript({ content });
}

/**
 * Returns the state of the page; undefined while a navigation replaces the document, or without the script of `addProbe`.
 *
 * @throws for any other error of the page, such as a crash
 */
export async function inspect(page: Page): Promise<PageState | undefined> {
  try {
    return await page.evaluate<PageState | undefined>('globalThis.chaosInspect?.()');
  } catch (error) {
    if (/context was destroyed|navigat|frame was detached/i.test(String(error))) return undefined;
    throw error;
  }
}

/** Collects exceptions, unhandled rejections, React's errors and a crash from now on. @returns a growing set with the first line of each */
export function watchErrors(page: Page): ReadonlySet<string> {
  const errors = new Set<string>();
  page.on('pageerror', (error) => errors.add(firstLine(`${error.name}: ${error.message}`)));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && /uncaught|minified react error/i.test(message.text())) errors.add(firstLine(message.text()));
  });
  page.on('crash', () => errors.add('the page crashed'));
  return errors;
}

/** Counter of the requests and WebSockets of a page. */
export interface RequestCounter {
  /** Starts again at zero. */
  restart(): void;
  /**
   * Lists the requests, and the WebSockets as one line, whose number since the restart exceeds their limit for a minute. The caller
   * restarts a minute of page time before.
   */
  loops(): string[];
  /** Counts a WebSocket that the events of the page do not include. */
  addSocket(): void;
}

/** Counts the requests of a page to the origin `site` for the API, files of the build and documents, and its WebSockets of real time. */
export function countRequests(page: Page, site: string): RequestCounter {
  let counts = new Map<string, number>();
  let sockets = 0;
  page.on('request', (request: Request) => {
    const key = requestKey(request, site);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  page.on('websocket', (socket) => {
    if (socket.url().includes('/app/')) sockets += 1;
  });
  return {
    restart() {
      counts = new Map();
      sockets = 0;
    },
    loops() {
      const limit = (key: string) => (CLOCK_BOUND.path.test(key) ? CLOCK_BOUND.maxPerMinute : MAX_REQUESTS_PER_MINUTE);
      const lines = [...counts].filter(([key, count]) => count > limit(key)).map(([key, count]) => `${key} ${String(count)}/min`);
      return sockets > MAX_SOCKETS_PER_MINUTE ? [...lines, `WebSocket ${String(sockets)}/min`] : lines;
    },
    addSocket() {
      sockets += 1;
    },
  };
}

/**
 * Returns the key that a request is counted by, without the cache-busting parameter `t` (SPEC S9), which would hide a reload loop.
 * Undefined for other origins, and for all but calls of the API, files in `/assets/` and documents.
 */
function requestKey(request: Request, site: string): string | undefined {
  const url = new URL(request.url());
  if (url.origin !== site) return undefined;
  if (!/^\/(api|v2|assets)\//.test(url.pathname) && request.resourceType() !== 'document') return undefined;
  url.searchParams.delete('t');
  return `${request.method()} ${url.pathname}${url.search}${requestChannel(request)}`;
}

/** Returns the channel that a request authorizes, because all channels have the same URL. */
function requestChannel(request: Request): string {
  const [, channel = ''] = /channel_name["=:\s]+([\w.-]+)/.exec(request.postData() ?? '') ?? [];
  return channel === '' ? '' : ` ${channel}`;
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, 200) ?? '';
