import { readFile } from 'node:fs/promises';

import document from '@generated/openapi.json';
import { Hono } from 'hono';

import { mockApp } from '../realtime/hub';
import type { JsonObject } from './contract-tree';
import { html } from './html';
import { referencePage } from './page';

/**
 * Serves the contract at `/openapi.json`, its reference page at `/docs`, and at `/` a page that leads to both.
 *
 * @param folder `mocks/`, as a URL with a trailing slash
 */
export function docsRoutes(folder: URL): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(indexPage(new URL(c.req.url).host)));
  app.get('/openapi.json', (c) => c.json(document, 200, { 'Cache-Control': 'no-cache' }));
  app.on('GET', ['/docs', '/docs/'], async (c) => {
    const style = await readFile(new URL('reference/contract.css', folder), 'utf8');
    return c.html(referencePage(document as object as JsonObject, style), 200, { 'Cache-Control': 'no-cache' });
  });
  return app;
}

const indexPage = (host: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Stand-in</title>
      </head>
      <body>
        <h1>The stand-in of ${document.info.title} ${document.info.version}</h1>
        <ul>
          <li><a href="/docs">/docs</a>: the contract to read</li>
          <li><a href="/openapi.json">/openapi.json</a>: the contract for generators</li>
          <li><a href="/__mock">/__mock</a>: the control API, for scenarios, money, clock and faults</li>
          <li>ws://${host}/app/${mockApp.key}: real time, by the Pusher protocol</li>
        </ul>
        <p>The calls of the contract are below <code>/api</code> and <code>/v2</code>. How to use it: docs/stand-in.md.</p>
      </body>
    </html> `.text;
