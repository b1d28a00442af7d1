import { responseHeaders } from '../../site/headers';
import { parseRuntimeConfig } from '../../../src/api/runtime-config';
import { parseDeploymentConfig } from '../config/deployment-config';
import { hostRoutes } from '../routes';

import type { HostSite } from './host-site';

const { runtime, deployment } = parseDeploymentConfig({
  realtime: { key: 'key' },
  deployment: { site: 'https://mare.example', contact: 'mailto:a@mare.example', backend: 'https://api.mare.example' },
});

const config = { ...runtime, brand: parseRuntimeConfig('').brand };
const layout = undefined;
const routes = ['/', '/casino', '/casino/live', '/casino/:categoryName', '/recuperar-senha'].map((path) => ({ path, layout }));
const headersWith = (style: string) => (kind: Parameters<typeof responseHeaders>[0]) =>
  responseHeaders(kind, config, { hashes: { script: [], style: style.split(' ') }, isDeployed: true });

/** Deployment with a backend and a real-time socket, without a third-party origin. Its files do not exist, and its hashes are names. */
export const host: HostSite = {
  release: 'releases/1',
  config,
  deployment,
  routes: hostRoutes({
    routes: [...routes, { path: '/sports/*', layout: 'default' }],
    fixedPaths: ['/', '/casino', '/casino/live', '/recuperar-senha'],
    regulationPages: [],
  }),
  pageHeaders: {
    byFile: {
      '/index.html': headersWith("'sha256-home'"),
      '/casino/index.html': headersWith("'sha256-casino'"),
      '/casino/live/index.html': headersWith("'sha256-live'"),
      '/recuperar-senha/index.html': headersWith("'sha256-skeleton'"),
      '/page.html': headersWith("'sha256-skeleton'"),
      '/page-default.html': headersWith("'sha256-skeleton'"),
      '/404.html': headersWith("'sha256-skeleton'"),
    },
    ofAny: headersWith("'sha256-home' 'sha256-casino' 'sha256-live' 'sha256-skeleton'"),
  },
  files: [
    '/assets/a.js',
    '/assets/b.js',
    '/assets/font.woff2',
    '/sw.js',
    '/version.json',
    '/verificar.html',
    '/robots.txt',
    '/brands/mare.svg',
  ],
  frames: undefined,
};
