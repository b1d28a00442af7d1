import { randomBytes } from 'node:crypto';

import basicSsl from '@vitejs/plugin-basic-ssl';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, createLogger, type Logger, type ProxyOptions, type UserConfig } from 'vite';

import { buildPlugin } from './build-plugin';
import { compileHintsPlugin } from './compile-hints-plugin';
import { cascadeLayersPlugin } from './layers/cascade-layers-plugin';
import { CERTIFICATE_FOLDER } from './host/certificate';
import { mockWorkerPlugin } from './mock-worker-plugin';
import { framesPlugin } from './frames-plugin';
import { createProxyErrors } from './proxy-errors';
import { fontFacesPlugin } from './prerender/font-faces-plugin';
import { prerenderPlugin } from './prerender/prerender-plugin';
import { servePlugin } from './serve-plugin';
import type { SiteSettings } from './settings';

/** SPEC N17. Others get a notice (SPEC S7). */
const BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];
/** Large lists and frequent renders. The React compiler would add 8 kB to the first load. */
const MEMOIZED = ['casino/lobby/virtual-grid/virtual-grid', 'double/', 'mines/', 'sports/', 'wallet/'].map(
  (part) => `/src/features/${part}`,
);
/** They change rarely: cached over deploys, better compressed. Without the infinite queries, which first pages do not use. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand|@tanstack)[\\/](?!.*(infiniteQueryObserver|useInfiniteQuery))|^\0(rolldown|vite)\//;
/** Small parts of nearly every page, otherwise a dozen tiny files. */
const BASE =
  /\/src\/(api\/violation-port|features\/site\/(use-page-title|seo-title|plain-text|site-queries)|shared\/(format\/(number|group-thousands)|lib\/(responsive-image|on-broken-image|prefers-reduced-data)))\./;
/** Tiles and rails of games: on home and in every lobby. */
const TILES =
  /\/(generated\/api\/favorites|src\/(shell\/ui\/players-only|features\/casino\/(recent-row-memory|tiles\/(game-card|game-image|game-row)|favorites\/(favorite-list|use-favorites))|shared\/(ui\/(game-tile|game-art|rail)|lib\/use-row-scroll)))\./;
const LOBBY =
  /\/src\/(shared\/ui\/select-button|features\/casino\/(lobby\/(lobby|lobby-\w+|use-lobby-\w+|provider-filter|scroll-restoration)|search\/(use-catalogue|use-search-text|search-field)))\./;
/** What makes a lobby's tiles a virtual grid, once it is used. */
const GRID =
  /\/src\/features\/casino\/(lobby\/virtual-grid\/[\w-]+|tiles\/(preview-on-press|prefetch-on-hover|game-id-at|use-tile-events))\./;
/** Every page loads these after its first frame. */
const SERVICES = /\/src\/(app\/startup\/start-deferred-services|service-worker\/(protocol|register))\./;
/** Visitors load these with the first use of the page, players when it is idle. One request, not two dozen. */
const IDLE =
  /\/(src\/(shell\/(campaign-jar|access-confirmation)|app\/(deferred|chrome\/alert-host|errors\/report-dropped-values)|features\/(marketing|consent\/track|install\/(use-install-offer|install-event|install-record))|api\/confirmed-requests|features\/protection\/inactivity\/last-activity))[/.]/;
/** Calls of players, which pages that move money also need before a login. */
const PLAYER_CALLS = /\/generated\/api\/(bonus|notifications|protection|wallet)\./;
/** Small parts of dialogs and of the code for an idle page. */
const COMMON =
  /\/src\/(shared\/(format\/money|lib\/(truncate|use-countdown|overlay-history|use-close-on-back)|ui\/alerts?|fairness\/missing-receipt)|shell\/(eligibility|approved-deposits|verification-request|modal-images-query|invalidate-in-tasks))\./;
const DIALOGS = /\/src\/shared\/(ui\/dialog|lib\/use-modal-element)\./;
/** Of the forms of access and account. Each file of a dialog costs a slow phone ten milliseconds of its opening. */
const FORMS =
  /node_modules\/(react-hook-form|@hookform)\/|\/src\/features\/account\/(account-form|age-and-risks|login\/(exclusion-notice-store|use-close-on-login|login-error)|register\/register-draft)\./;
/** Of every form that moves money or logs in, and of the two games. */
const MONEY = /\/src\/(shell\/(money\/[\w-]+|use-draft)|shared\/(ui\/(field|form-error)|lib\/stored-keys))\./;
/** Of the two games, and of the pages that verify them. */
const GAMES =
  /\/src\/(shared\/(ui\/visually-hidden|lib\/game-sound|fairness\/(evidence|receipt|copy-text|fair-checks|use-fair-checks|verdict-labels))|shell\/(reality-check|ui\/(failure-help|fairness-link)))\./;
const VALIDATION =
  /node_modules\/zod\/|\/(generated\/(validators|responses|routes|zod\/errors)|src\/api\/(replace-\w+|operation-at|player-text|schema-slots|repair|repair-policy|to-http-error|validate))\./;
/** Of the responses on home and in lobbies. */
const SCHEMAS = /\/generated\/zod\/(settings|content|lobby|promotions)\./;
/** All of it but the connection with its libraries. */
const REALTIME =
  /\/(src\/(realtime\/(connection-manager|batch|event-log|frames|event-validator|event-intake|page-lifecycle|cache-effects|fetch-sequence|player-cache|player-follower|stale-balance|throttled-invalidator|realtime|use-realtime|channels|refetch-missed)|app\/startup\/start-player-events)|generated\/events)\./;

/**
 * Returns Vite's configuration. A build does not depend on `settings`.
 *
 * @param logger of a server
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
    // No .env files.
    envDir: false,
    // A constant, so that production bundles drop the import of the stand-in.
    define: { 'import.meta.env.VITE_BACKEND': development ? JSON.stringify(backendName(settings)) : 'undefined' },
    resolve: { tsconfigPaths: true },
    plugins: [
      cascadeLayersPlugin(),
      react({ compiler: { sources: MEMOIZED } }),
      servePlugin(settings, nonce),
      buildPlugin(),
      compileHintsPlugin(),
      fontFacesPlugin(),
      prerenderPlugin(),
      framesPlugin(),
      ...(isSecure ? [basicSsl({ certDir: CERTIFICATE_FOLDER })] : []),
      ...(development && settings.backend === 'worker' ? [mockWorkerPlugin()] : []),
    ],
    html: development ? { cspNonce: nonce } : {},
    // Not those of bench: its packages are not installed with the project's.
    optimizeDeps: { entries: ['index.html', 'workbench/index.html'] },
    server: {
      ...address,
      proxy,
      warmup: { clientFiles: ['src/main.tsx'] },
      watch: { ignored: ['**/{dist,generated.fresh,test-results,gallery,.cache}/**'] },
    },
    preview: { ...address, proxy },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash].js' } } },
    build: {
      target: BROWSERS,
      manifest: true,
      // For the monitoring; a deployment puts them beside the served files.
      sourcemap: 'hidden',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: VENDOR },
              // All that every page loads first, as one file: it compresses better.
              { name: 'first', tags: ['$initial'] },
              { name: 'base', test: BASE },
              { name: 'tiles', test: TILES },
              { name: 'lobby', test: LOBBY },
              { name: 'grid', test: GRID },
              { name: 'services', test: SERVICES },
              { name: 'idle', test: IDLE },
              { name: 'player-calls', test: PLAYER_CALLS },
              { name: 'common', test: COMMON },
              { name: 'dialogs', test: DIALOGS },
              { name: 'forms', test: FORMS },
              { name: 'money', test: MONEY },
              { name: 'games', test: GAMES },
              { name: 'validation', test: VALIDATION },
              { name: 'schemas', test: SCHEMAS },
              { name: 'realtime', test: REALTIME },
            ],
            includeDependenciesRecursively: false,
          },
          // Short names save 1 kB in the first script.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
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
