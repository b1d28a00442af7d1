import { readFile } from 'node:fs/promises';

import { Hono } from 'hono';

const PAGE = new URL('../../.cache/contract-docs/index.html', import.meta.url);

/** `/docs`: the contract's reference page, once `npm run contract:docs` has made it. */
export function docsRoutes(): Hono {
  return new Hono().get('/', async (c) => {
    const html = await readFile(PAGE, 'utf8').catch(() => undefined);
    return html === undefined ? c.text('Run `npm run contract:docs` first.', 404) : c.html(html);
  });
}
