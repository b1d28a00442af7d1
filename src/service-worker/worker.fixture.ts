import { vi } from 'vitest';

import { fakeCaches } from './cache-storage.fixture';

/** Origin of the site, without a slash. Paths of the fixture are relative to it. */
export const SITE = 'https://site.example';

type Listener = (event: object) => void;

/**
 * Runs the code of the worker in a fake of its scope, without the events `install` and `activate`. Each call has empty caches, and
 * resets the modules, so that the worker starts anew. The globals of the scope, such as `fetch`, stay stubbed until the caller unstubs them.
 *
 * @param host answers what the worker sends, and the page's requests that the worker does not handle
 */
export async function startWorker(host: (request: Request) => Promise<Response>) {
  const caches = fakeCaches();
  const listeners = new Map<string, Listener>();
  const toPage = vi.fn<(message: unknown) => void>();
  const showNotification = vi.fn(() => Promise.resolve());
  const work: Promise<unknown>[] = [];
  const waitUntil = (part: Promise<unknown>) => void work.push(part);
  const send = (input: RequestInfo, init?: RequestInit) =>
    host(new Request(typeof input === 'string' ? new URL(input, SITE) : input, init));
  const scope = {
    caches,
    fetch: send,
    location: new URL(SITE),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: { get: () => Promise.resolve({ postMessage: toPage }) },
    registration: { showNotification },
  };
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import('./worker');

  function request(path: string, properties: { readonly mode?: RequestMode; readonly cache?: RequestCache }): Promise<Response> {
    const asked = new Request(SITE + path);
    for (const [name, value] of Object.entries(properties)) Object.defineProperty(asked, name, { value });
    let response: Promise<Response> | undefined;
    const respondWith = (answer: Promise<Response>) => {
      response = answer;
    };
    listeners.get('fetch')?.({ request: asked, resultingClientId: 'page-1', waitUntil, respondWith });
    return response ?? host(asked);
  }

  return {
    caches,
    /** Messages to the open page. */
    toPage,
    showNotification,
    /** Opens a page. A reload has the cache mode `no-cache`. */
    open: (path: string, cache: RequestCache = 'default') => request(path, { mode: 'navigate', cache }),
    /** Requests a file for a page. */
    load: (path: string) => request(path, {}),
    /** Sends the message of a first visit with the paths that it has loaded. */
    tell: (paths: readonly string[]) => listeners.get('message')?.({ data: { loaded: paths.map((path) => SITE + path) }, waitUntil }),
    push: (text: string) => listeners.get('push')?.({ data: { text: () => text }, waitUntil }),
    /** Waits until all work passed to `waitUntil` has ended. Its errors are ignored. */
    settle: async () => {
      while (work.length > 0) await Promise.allSettled(work.splice(0));
    },
  };
}
