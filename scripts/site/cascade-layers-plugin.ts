import { relative } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Cascade layers from the weakest to the strongest. `global` has the sheets of the whole page: tokens, type and elements. The
 * others have the CSS modules of their folder in `src`, and each renders parts of those before it.
 */
const LAYERS = ['global', 'shared', 'product', 'features', 'app'] as const;

/** Sheet that browsers without layers must read. No other sheet styles its element. */
const UNLAYERED = 'src/app/unsupported/unsupported.css';

/** Statement that fixes the order of the layers, whichever sheet loads first. Every page has it before all style sheets. */
export const LAYER_STATEMENT = `@layer ${LAYERS.join(', ')};`;

/** Creates the plugin that puts each style sheet of the project into its layer, so that a feature can always restyle a shared component. */
export function cascadeLayersPlugin(): Plugin {
  let root = '';
  return {
    name: 'site:cascade-layers',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: { include: /\.css(\?direct)?$/, exclude: /node_modules/ } },
      handler(code, id) {
        const layer = layerOf(relative(root, id).replaceAll('\\', '/'));
        return layer === undefined ? undefined : { code: `@layer ${layer}{${code}\n}`, map: null };
      },
    },
  };
}

/**
 * Returns the cascade layer of a style sheet, undefined for the one that has none.
 *
 * @param file relative to the project
 */
export function layerOf(file: string): (typeof LAYERS)[number] | undefined {
  if (file.startsWith(UNLAYERED)) return undefined;
  if (!file.includes('.module.css')) return 'global';
  // The parts of `product` render verdicts, which features may restyle.
  if (file.startsWith('src/fairness/')) return 'product';
  // The first load (`src/startup`) and the workbench render parts of all others.
  return LAYERS.find((name) => file.startsWith(`src/${name}/`)) ?? 'app';
}
