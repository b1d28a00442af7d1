import { fileURLToPath } from 'node:url';

import { getIcons } from '@iconify/utils';
import { loadCollectionFromFS } from '@iconify/utils/lib/loader/fs';
import { Hono } from 'hono';

const DAY_SECONDS = 24 * 3600;
/** Folder in which the search for the packages of icons begins. */
const HERE = fileURLToPath(new URL('./', import.meta.url));

/** Serves `/icons/SET.json?icons=NAME,NAME` like Iconify's API, from the installed packages `@iconify-json/SET` (SPEC S18). */
export function iconRoutes(): Hono {
  const app = new Hono();
  app.get('/icons/:file{[a-z0-9]+(-[a-z0-9]+)*\\.json}', async (c) => {
    const set = await loadCollectionFromFS(c.req.param('file').slice(0, -'.json'.length), false, '@iconify-json', HERE);
    const names = (c.req.query('icons') ?? '').split(',').filter((name) => name !== '');
    if (set === undefined || names.length === 0) return c.notFound();
    // Other keys, such as not_found, name the icons that the set lacks.
    return c.json(getIcons(set, names, true), 200, { 'Cache-Control': `public, max-age=${String(DAY_SECONDS)}` });
  });
  app.notFound((c) => c.text('Not found', 404));
  return app;
}
