import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';

import type { Plugin } from 'vite';

import { DEVELOPMENT_BUILD } from './build-id';
import { fillConfigBlock } from './config-block';
import { commonHeaders, pageHeaders } from './headers';
import { isBackendPath, isPagePath, requestPath } from './paths';
import type { SiteSettings } from './settings';

const VERSION = '/version.json';

/**
 * Serves the site as a host would: the configuration block filled, the security headers on, and a missing file a
 * plain 404 and not a page.
 * @param nonce what Vite's inline code carries in development
 */
export function servePlugin({ config }: SiteSettings, nonce: string): Plugin {
  return {
    name: 'site:serve',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        if (server === undefined) return html;
        const client = { tag: 'script', attrs: { type: 'module', src: '/scripts/site/development-client.ts', nonce } };
        return { html: fillConfigBlock(html, config), tags: [{ ...client, injectTo: 'head-prepend' as const }] };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = requestPath(request.url);
        if (isBackendPath(path)) return next();
        setHeaders(response, commonHeaders);
        if (path === VERSION) return sendVersion(response, JSON.stringify({ build: DEVELOPMENT_BUILD }));
        if (isPagePath(path)) setHeaders(response, pageHeaders(config, { nonce, development: true }));
        next();
      });
    },
    configurePreviewServer({ middlewares, config: { root, build } }) {
      const dist = join(root, build.outDir);
      middlewares.use((request, response, next) => {
        const path = requestPath(request.url);
        if (isBackendPath(path)) return next();
        setHeaders(response, commonHeaders);
        if (path === VERSION) return sendVersion(response, readFileSync(join(dist, VERSION), 'utf8'));
        if (isPagePath(path)) return sendPage(response, readFileSync(join(dist, 'index.html'), 'utf8'));
        if (existsSync(join(dist, path))) return next();
        sendMissing(response);
      });
    },
  };

  function sendPage(response: ServerResponse, html: string): void {
    setHeaders(response, { 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders(config) });
    response.end(fillConfigBlock(html, config));
  }
}

function sendVersion(response: ServerResponse, body: string): void {
  setHeaders(response, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
}

function sendMissing(response: ServerResponse): void {
  response.statusCode = 404;
  setHeaders(response, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found');
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
