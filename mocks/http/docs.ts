import { readFile } from 'node:fs/promises';

import { Hono } from 'hono';

const DOCS_FOLDER = new URL('../../.cache/contract-docs/', import.meta.url);
const CONTENT_TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };

/** Serves `/docs/`, once `npm run contract:docs` has generated it. */
export function docsRoutes(): Hono {
  const app = new Hono();
  // Relative links need a trailing slash.
  app.get('/docs', (c) => c.redirect('/docs/'));
  app.get('/docs/', () => servePage('index.html'));
  app.get('/docs/:file{[a-z0-9-]+\\.(html|css|js|svg)}', (c) => servePage(c.req.param('file')));
  return app;
}

async function servePage(file: string): Promise<Response> {
  const content = await readFile(new URL(file, DOCS_FOLDER)).catch(() => undefined);
  if (content === undefined) return new Response('Run `npm run contract:docs` first.', { status: 404 });
  const type = CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain';
  return new Response(content, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' } });
}
