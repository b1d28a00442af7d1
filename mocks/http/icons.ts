import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { getIcons } from '@iconify/utils';
import { Hono } from 'hono';

const DAY_SECONDS = 24 * 3600;
const { resolve } = createRequire(import.meta.url);

/**
 * Serves `/icons/SET.json?icons=NAME,NAME` like Iconify's API, from the installed packages `@iconify-json/SET` (SPEC S18). A set that is
 * not installed, and a request without names, is a 404.
 */
export function iconRoutes(): Hono {
  const app = new Hono();
  app.get('/icons/:file{[a-z0-9]+(-[a-z0-9]+)*\\.json}', async (c) => {
    const set = await readSet(c.req.param('file').slice(0, -'.json'.length));
    const names = (c.req.query('icons') ?? '').split(',').filter((name) => name !== '');
    if (set === undefined || names.length === 0) return c.notFound();
    // Other keys, such as not_found, name the icons that the set lacks.
    return c.json(getIcons(set, names, true), 200, { 'Cache-Control': `public, max-age=${String(DAY_SECONDS)}` });
  });
  app.notFound((c) => c.text('Not found', 404));
  return app;
}

/** @returns undefined if the package of the set is not installed */
async function readSet(name: string): Promise<Parameters<typeof getIcons>[0] | undefined> {
  try {
    return JSON.parse(await readFile(resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as Parameters<typeof getIcons>[0];
  } catch {
    return undefined;
  }
}
