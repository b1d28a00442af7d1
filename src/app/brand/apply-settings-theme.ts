import type { Settings } from '@generated/api/model/settings';

import { logFailure } from '@/shared/lib/log';
import { useColorMode } from '@/shell/color-mode';
import { assetUrl } from '@/shell/asset-url';

import { readComputed } from './color-math';
import type { ThemeTarget, OperatorColors } from './operator-colors';
import { applyOperatorColors } from './operator-colors';

/**
 * Puts on what the settings say of the house's look: colours, in each colour mode, and the favicon.
 *
 * @param settings of the deployment
 * @returns ends it: from then on a change of the mode changes nothing here
 */
export function applySettingsTheme(settings: Settings): () => void {
  const canvas = pageCanvas(document.documentElement);
  const wear = () => applyOperatorColors(colorsOf(settings), canvas);
  wear();
  if (settings.general_favicon) showFavicon(settings.general_favicon);
  return useColorMode.subscribe(wear);
}

function colorsOf({ colors_primary, colors_on_primary, colors_background, colors_surface }: Settings): OperatorColors {
  return { colors_primary, colors_on_primary, colors_background, colors_surface };
}

/** Once it is there: one that cannot be had leaves the brand's. */
function showFavicon(path: string): void {
  const image = new Image();
  image.addEventListener('load', () => {
    const link = document.head.querySelector('link[rel="icon"]');
    link?.removeAttribute('type');
    link?.setAttribute('href', image.src);
  });
  image.addEventListener('error', () => logFailure('The favicon of the settings cannot be had.', path));
  image.src = assetUrl(path);
}

function pageCanvas(root: HTMLElement): ThemeTarget {
  const told = new Set<string>();
  return {
    knows: (value) => CSS.supports('color', value),
    read: (value) => {
      const probe = document.createElement('span');
      // Mixed with itself a colour stays what it is, and is computed in sRGB whatever form it had.
      probe.style.setProperty('color', `color-mix(in srgb, ${value}, ${value})`);
      root.append(probe);
      const rgb = probe.style.color === '' ? undefined : readComputed(getComputedStyle(probe).color);
      probe.remove();
      return rgb;
    },
    set: (tokens) => {
      for (const [token, value] of Object.entries(tokens)) {
        if (value === undefined) root.style.removeProperty(token);
        else root.style.setProperty(token, value);
      }
    },
    tell: (what) => {
      if (!told.has(what)) logFailure('A colour of the settings', what);
      told.add(what);
    },
  };
}
