import type { BrowserContextOptions } from '@playwright/test';

/** World of the stand-in for the tests of this Playwright worker. A repeated test runs in the same world. */
const WORLD = `worker-${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`;

/** Headers of all requests to the stand-in, its proxies and the third parties, which select the world. */
export const worldHeaders: Readonly<Record<string, string>> = { 'X-Stand-In-World': WORLD };

/** Cookie that selects the world for sockets, because the headers are not added to them. */
export const worldCookie = {
  name: 'standin-world',
  value: WORLD,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

/** Options of a browser context or a request context that select the world of the worker. */
export const inWorld = {
  extraHTTPHeaders: { ...worldHeaders },
  storageState: { cookies: [worldCookie], origins: [] },
} satisfies BrowserContextOptions;
