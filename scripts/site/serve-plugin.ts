import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Plugin } from 'vite';

import { brandAsset } from './brand/brand-assets';
import { brandInUrl } from './brand/brand-parameter';
import { brandNames, readBrand } from './brand/brands';
import { brandTokensCss } from './brand/color-tokens';
import { toPageBrand } from './brand/page-brand';
import { DEVELOPMENT_BUILD } from './build-id';
import { LAYER_STATEMENT } from './cascade-layers-plugin';
import { fillConfigBlock } from './config-block';
import { type Headers, responseHeaders } from './headers';
import { isBackendPath, isPagePath, requestPath, responseKindAt } from './paths';
import { openSitePages } from './prerender/site-pages';
import type { SiteSettings } from './settings';
import { buildVerifierPage, CHECKSUM_FILE, checksumLine, VERIFIER_FILE } from './verifier-page';
import { isOnVisit, supportsVisits, visitMiddleware, withVisitClient } from './visits/visit-middleware';

const VERSION = '/version.json';
/** Header that selects a brand, in the preview only. */
const BRAND_HEADER = 'x-site-brand';

/**
 * Creates the plugin that serves the site in development and its build in the preview, like a production host: with security headers and,
 * for missing files of the build, a plain 404. Unknown pages have the status 200. It also starts visits, and selects a brand by the URL
 * (SPEC N6).
 * @param nonce nonce of the inline code in development
 */
export function servePlugin(settings: SiteSettings, nonce: string): Plugin {
  const { config } = settings;
  return {
    name: 'site:serve',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server, originalUrl }) {
        if (server === undefined) return html;
        const named = brandInUrl(originalUrl);
        const brand = readBrand(named ?? config.brand.name);
        const script = (src: string, injectTo: 'head-prepend' | 'body') => ({
          tag: 'script',
          attrs: { type: 'module', src, nonce },
          injectTo,
        });
        // The stand-in in the page imports the panel itself.
        const panel = settings.backend === 'http' ? [script('/mocks/panel/panel.ts', 'body')] : [];
        const tokens = {
          tag: 'style',
          attrs: { nonce },
          children: LAYER_STATEMENT + brandTokensCss(brand),
          injectTo: 'head' as const,
        };
        const visits = supportsVisits(settings) ? [script('/scripts/site/visits/visit-client.mjs', 'head-prepend')] : [];
        return {
          html: fillConfigBlock(html, named === undefined ? config : { ...config, brand: toPageBrand(brand) }),
          tags: [script('/scripts/site/development-client.ts', 'head-prepend'), ...visits, tokens, ...panel],
        };
      },
    },
    configureServer({ middlewares, config: { root } }) {
      middlewares.use(visitMiddleware(settings));
      middlewares.use((request, response, next) => {
        const path = requestPath(request.url);
        if (isBackendPath(path)) return next();
        const kind = isPagePath(path) ? responseKindAt(path) : 'backend';
        setHeaders(response, responseHeaders(kind, config, { nonce, development: true }));
        if (path === VERSION) return sendVersion(response, JSON.stringify({ build: DEVELOPMENT_BUILD }));
        if (path === `/${VERIFIER_FILE}` || path === `/${CHECKSUM_FILE}`) return void sendVerifier(path, response, root).catch(next);
        if (!sendBrandAsset(response, path)) next();
      });
    },
    configurePreviewServer({ middlewares, config: { root, build } }) {
      const dist = resolve(root, build.outDir);
      const backend = settings.proxies.find(({ path }) => path === '/v2')?.server;
      const opened = new Map<string, { id: string; pages: ReturnType<typeof openSitePages> }>();
      /**
       * Returns the pages of the selected brand, and opens them again after a new build. A test selects a brand by a header, a
       * visitor by the URL.
       */
      const currentPages = ({ headers, url }: IncomingMessage) => {
        const id = readFileSync(join(dist, VERSION), 'utf8');
        const brand = brandNames.find((name) => name === headers[BRAND_HEADER]) ?? brandInUrl(url) ?? config.brand.name;
        const known = opened.get(brand);
        if (known?.id === id) return known.pages;
        const pages = openSitePages(dist, { ...config, brand: toPageBrand(readBrand(brand)) }, backend);
        opened.set(brand, { id, pages });
        return pages;
      };
      middlewares.use(visitMiddleware(settings));
      middlewares.use((request, response, next) => {
        const path = requestPath(request.url);
        if (isBackendPath(path)) return next();
        if (isPagePath(path)) return void sendPage(currentPages(request), path, request, response).catch(next);
        const isFile = !path.includes('/.') && existsSync(join(dist, path));
        const isKnown = isFile || brandAsset(path) !== undefined;
        setHeaders(response, responseHeaders(isKnown ? responseKindAt(path) : 'error', config));
        if (path === VERSION) return sendVersion(response, readFileSync(join(dist, VERSION), 'utf8'));
        if (isFile) return next();
        if (!sendBrandAsset(response, path)) sendNotFound(response);
      });
    },
  };

  async function sendPage(opened: ReturnType<typeof openSitePages>, path: string, request: IncomingMessage, response: ServerResponse) {
    const pages = await opened;
    // Prerendered data belongs to no visit.
    const { html, hashes } = await pages.pageAt(path, !isOnVisit(settings, request));
    setHeaders(response, { 'Content-Type': 'text/html; charset=utf-8', ...responseHeaders(responseKindAt(path), config, { hashes }) });
    response.end(withVisitClient(html, settings, request));
  }
}

function sendVersion(response: ServerResponse, body: string): void {
  setHeaders(response, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Sends a file of a brand. @returns false if the path is no such file */
function sendBrandAsset(response: ServerResponse, path: string): boolean {
  const asset = brandAsset(path);
  if (asset === undefined) return false;
  setHeaders(response, { 'Content-Type': asset.type });
  response.end(asset.body);
  return true;
}

async function sendVerifier(path: string, response: ServerResponse, root: string): Promise<void> {
  const html = await buildVerifierPage(root);
  const [type, body] = path === `/${VERIFIER_FILE}` ? ['html', html] : ['plain', checksumLine(html)];
  setHeaders(response, { 'Content-Type': `text/${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(body);
}

function sendNotFound(response: ServerResponse): void {
  response.statusCode = 404;
  setHeaders(response, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Not found');
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
