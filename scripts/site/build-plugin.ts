import type { Plugin } from 'vite';

import { buildId } from './build-id';

/**
 * Gives a build its id: in /version.json, and in the page's head rather than in a script, whose name would change
 * with it.
 */
export function buildPlugin(): Plugin {
  let id = '';
  return {
    name: 'site:build',
    apply: 'build',
    configResolved({ root }) {
      id = buildId(root);
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build: id }) });
    },
  };
}
