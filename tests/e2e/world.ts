import type { BrowserContextOptions } from '@playwright/test';

/** World of the stand-in that this Playwright worker tests in. A repeated test has the same. */
const WORLD = `worker-${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`;

/** Headers of every request to the stand-in, its proxies and the third parties. */
export const worldHeaders: Readonly<Record<string, string>> = { 'X-Stand-In-World': WORLD };

/** Cookie for sockets, which headers do not reach. */
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

/** Options of a browser context, and of a request context, in the worker's world. */
export const inWorld = {
  extraHTTPHeaders: { ...worldHeaders },
  storageState: { cookies: [worldCookie], origins: [] },
} satisfies BrowserContextOptions;
