import { relative } from 'node:path';

import type { Plugin } from 'vite';

import { cascadeLayers, layerStatement } from './cascade-layers';
import { UNLAYERED } from './cascade-order';

/** File of the build that is not served, but part of the inline styles of every page. */
export const LAYER_STATEMENT = '.prerender/layers.css';

/**
 * Puts each style sheet of the site into a cascade layer of its own. Otherwise two rules of equal specificity in two
 * sheets would depend on which sheet loads first, which differs between the development server and a build.
 *
 * @throws for a style sheet that no module of the site imports
 */
export function cascadeLayersPlugin(): Plugin {
  let root = '';
  let isForServer = false;
  let layers: ReadonlyMap<string, string> = new Map();
  return {
    name: 'site:cascade-layers',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isForServer = Boolean(config.build.ssr);
      layers = cascadeLayers(root);
    },
    transform: {
      filter: { id: { include: /\.css(\?direct)?$/, exclude: /node_modules/ } },
      handler(code, id) {
        const file = relative(root, id.replace(/\?.*$/, ''));
        if (UNLAYERED.includes(file)) return undefined;
        // Otherwise a sheet that was added after the server started has none.
        if (!layers.has(file)) layers = cascadeLayers(root);
        const layer = layers.get(file);
        if (layer === undefined) throw new Error(`${file} has no cascade layer: see scripts/site/layers/cascade-order.ts.`);
        return { code: `@layer ${layer}{${code}\n}`, map: null };
      },
    },
    generateBundle() {
      if (!isForServer) this.emitFile({ type: 'asset', fileName: LAYER_STATEMENT, source: layerStatement(layers) });
    },
  };
}
