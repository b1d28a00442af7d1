import { randomBytes } from 'node:crypto';

import basicSsl from '@vitejs/plugin-basic-ssl';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, createLogger, type Logger, type ProxyOptions, type UserConfig } from 'vite';

import { buildPlugin, IMPORT_MAP } from './build-plugin';
import { cascadeLayersPlugin } from './cascade-layers-plugin';
import { CERTIFICATE_FOLDER } from './host/certificate';
import { mockWorkerPlugin } from './mock-worker-plugin';
import { framesPlugin } from './frames-plugin';
import { OLDEST_BROWSERS } from './oldest-browsers';
import { createProxyErrors } from './proxy-errors';
import { prerenderPlugin } from './prerender/prerender-plugin';
import { servePlugin } from './serve-plugin';
import type { SiteSettings } from './settings';

/** Features with large lists or frequent renders, which the React compiler memoizes. For all files it would add 8 kB to the first load. */
const MEMOIZED = ['casino/lobby/virtual-grid/', 'double/', 'mines/', 'sports/', 'wallet/'].map((part) => `/src/features/${part}`);
/** Packages whose parts in the first load are one file: they change rarely, so that it stays cached over deploys. */
const VENDOR = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand|@tanstack)[\\/]|^\0(rolldown|vite)\//;
/** Parts that many pages and dialogs have in common. Otherwise each of them would be a small file. */
const SHARED = /[\\/]src[\\/](shared|features)[\\/]/;
/** Number of pages, dialogs and other separate chunks that must use a module for it to be in the shared file. */
const MIN_SHARE_COUNT = 12;

/**
 * Returns Vite's configuration. A build does not depend on `settings`.
 *
 * @param logger of the development or preview server; a build does not use it
 */
export function siteViteConfig(
  settings: SiteSettings,
  { command, isPreview }: Partial<ConfigEnv>,
  logger: Logger = createLogger(),
): UserConfig {
  const development = command === 'serve' && isPreview !== true;
  const nonce = randomBytes(16).toString('base64');
  const { port, proxies, isSecure } = settings;
  const errors = createProxyErrors(logger);
  const proxy = Object.fromEntries(
    proxies.map(({ path, server }) => [
      `^${path}(/|$)`,
      { ...proxyOptions(path, server), configure: errors.handle(`Nothing answers at ${server}.`) },
    ]),
  );
  const address = { port, strictPort: true };
  return {
    // A build has the log level of its command line.
    ...(command === 'serve' && { customLogger: errors.logger }),
    // The site reads no .env files.
    envDir: false,
    // The backend is a constant, so that production bundles drop the import of the stand-in.
    define: { 'import.meta.env.VITE_BACKEND': development ? JSON.stringify(backendName(settings)) : 'undefined' },
    resolve: { tsconfigPaths: true },
    plugins: [
      cascadeLayersPlugin(),
      react({ compiler: { sources: MEMOIZED } }),
      servePlugin(settings, nonce),
      buildPlugin(),
      prerenderPlugin(),
      framesPlugin(),
      ...(isSecure ? [basicSsl({ certDir: CERTIFICATE_FOLDER })] : []),
      ...(development && settings.backend === 'worker' ? [mockWorkerPlugin()] : []),
    ],
    html: development ? { cspNonce: nonce } : {},
    // The entries leave out bench, whose packages are not installed with the project's.
    optimizeDeps: { entries: ['index.html', 'tests/workbench/index.html'] },
    server: {
      ...address,
      proxy,
      warmup: { clientFiles: ['src/main.tsx'] },
      watch: { ignored: ['**/{dist,generated.fresh,test-results,gallery,.cache}/**'] },
    },
    preview: { ...address, proxy },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash].js' } } },
    build: {
      target: OLDEST_BROWSERS,
      manifest: true,
      // Source maps are for the monitoring. A deployment puts them beside the served files.
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      // Scripts import each other by names that last, so that a change renames no other file (docs/decisions/names-of-scripts.md).
      chunkImportMap: true,
      rolldownOptions: {
        experimental: { chunkImportMap: { fileName: IMPORT_MAP } },
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR, tags: ['$initial'] },
              // The scripts that every page loads first are one file, which compresses better.
              { name: 'first', tags: ['$initial'] },
              { name: 'shared', test: SHARED, minShareCount: MIN_SHARE_COUNT },
            ],
            includeDependenciesRecursively: false,
          },
          // Short names save 1 kB in the import map of each page.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
        },
      },
      // The Content-Security-Policy allows no data: fonts.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  };
}

function backendName({ backend }: SiteSettings): string {
  return typeof backend === 'string' ? backend : 'url';
}

function proxyOptions(path: string, server: string): ProxyOptions {
  // A remote server needs its own Host header.
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1):/.test(server);
  return { target: server, changeOrigin: !isLocal, ws: path === '/app' };
}
