import { randomBytes } from 'node:crypto';

import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { ConfigEnv, ProxyOptions, UserConfig } from 'vite';

import { buildPlugin } from './build-plugin';
import { passCutsOn } from './cuts';
import { leanRouter } from './lean-router';
import { prerenderPlugin } from './prerender/plugin';
import { servePlugin } from './serve-plugin';
import type { SiteSettings } from './settings';

/** Chrome and Edge 111, Firefox 121, Safari 16.4; older ones are told so (SPEC S7). */
const BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
/**
 * Where many items are drawn, or one is drawn again and again, memory of what was drawn is worth its bytes; on the first
 * screen it would be 8 kB for nothing.
 */
const REMEMBERED = ['casino/lobby/virtual-grid/virtual-grid', 'double/', 'mines/', 'sports/', 'wallet/'].map(
  (part) => `/src/features/${part}`,
);
/** What every page stands on and seldom changes: one file, which compresses as one and outlives a deploy. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand|@tanstack)[\\/]|^\0(rolldown|vite)\//;
/** What every page loads first, and the bundler would put into a dozen files of some bytes each. */
const BASE =
  /\/(src\/api\/(base|body|session-port|transport|errors|mutator|runtime-config|runtime-config-checks)|src\/shared\/(ui\/(button|spinner|skeleton|tile-skeleton|section-boundary|slow-notice|page-context|notice|icon|icon-paths)|lib\/(classes|log|safe-storage|lazy-part|missing-code|attempt-context|failure-text|waiting|use-slowness|retry-queries))|src\/shell\/runtime-config|generated\/api\/(settings|auth))\./;
/** Not the development server's: the service worker of a built site would stay and answer in its place. */
const PREVIEW_PORT = 4173;

/**
 * Vite's configuration for the development server, the build and its preview.
 * @param settings how the site is served; a build holds nothing of them
 */
export function siteViteConfig(settings: SiteSettings, { command, isPreview }: Partial<ConfigEnv>): UserConfig {
  const development = command === 'serve' && isPreview !== true;
  const nonce = randomBytes(16).toString('base64');
  const proxy = Object.fromEntries(settings.behind.map(({ path, server }) => [`^${path}(/|$)`, passOn(path, server)]));
  return {
    // A build depends on its sources alone: no .env file, no variable of the shell.
    envDir: false,
    // Known at build time, so that the branch that reaches the mock world leaves every production bundle.
    define: { 'import.meta.env.VITE_BACKEND': development ? JSON.stringify(backendName(settings)) : 'undefined' },
    resolve: { tsconfigPaths: true },
    plugins: [
      react({ compiler: { sources: REMEMBERED } }),
      servePlugin(settings, nonce),
      buildPlugin(),
      leanRouter(),
      prerenderPlugin(),
      ...(development && settings.backend === 'worker' ? [msw({ mode: 'worker-only' })] : []),
    ],
    html: development ? { cspNonce: nonce } : {},
    server: {
      port: settings.port,
      strictPort: true,
      proxy,
      warmup: { clientFiles: ['src/main.tsx'] },
      watch: { ignored: ['**/{dist,generated.fresh,test-results,gallery,.cache}/**'] },
    },
    preview: { port: PREVIEW_PORT, strictPort: true, proxy },
    build: {
      target: BROWSERS,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR },
              { name: 'base', test: BASE },
            ],
            includeDependenciesRecursively: false,
          },
          // The first script lists every other by name: without words in them it is 1 kB less. The manifest tells which is which.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
      // The policy has no data: for fonts.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  };
}

function backendName({ backend }: SiteSettings): string {
  return typeof backend === 'string' ? backend : 'url';
}

function passOn(path: string, server: string): ProxyOptions {
  // A server of our own sees the site's address; a strange one finds itself by its own name.
  const own = /^http:\/\/(localhost|127\.0\.0\.1):/.test(server);
  return { target: server, changeOrigin: !own, ws: path === '/app', configure: passCutsOn };
}
