// Separate chunk: loaded only when the settings have colors or a favicon.
import type { Settings } from '@generated/api/model/settings';

import { logFailure } from '@/shared/lib/log';
import { assetUrl } from '@/product/asset-url';
import { useColorMode } from '@/product/color-mode';

import { readComputed } from './color-math';
import type { OperatorColors, ThemeTarget, ThemeTokens } from './operator-colors';
import { applyOperatorColors } from './operator-colors';

/**
 * Applies the colors and the favicon of the settings; the colors again when the color mode changes. A favicon that cannot be loaded
 * leaves the brand's.
 * @returns an unsubscribe function, which keeps the applied theme
 */
export function applySettingsTheme(settings: Settings): () => void {
  const target = createThemeTarget(document.documentElement);
  const apply = () => applyOperatorColors(pickColors(settings), target);
  apply();
  if (settings.general_favicon) applyFavicon(settings.general_favicon);
  return useColorMode.subscribe(apply);
}

function pickColors({ colors_primary, colors_on_primary, colors_background, colors_surface }: Settings): OperatorColors {
  return { colors_primary, colors_on_primary, colors_background, colors_surface };
}

function applyFavicon(path: string): void {
  const image = new Image();
  image.addEventListener('load', () => {
    const link = document.head.querySelector('link[rel="icon"]');
    link?.removeAttribute('type');
    link?.setAttribute('href', image.src);
  });
  image.addEventListener('error', () => logFailure('The favicon of the settings cannot be loaded.', path));
  image.src = assetUrl(path);
}

function createThemeTarget(root: HTMLElement): ThemeTarget {
  const warned = new Set<string>();
  const setTokens = (tokens: ThemeTokens) => {
    for (const [token, value] of Object.entries(tokens)) {
      if (value === undefined) root.style.removeProperty(token);
      else root.style.setProperty(token, value);
    }
  };
  return {
    isColor: (value) => CSS.supports('color', value),
    read: (value) => {
      const probe = document.createElement('span');
      // Mixing a color with itself makes the browser compute it in sRGB.
      probe.style.setProperty('color', `color-mix(in srgb, ${value}, ${value})`);
      root.append(probe);
      const rgb = probe.style.color === '' ? undefined : readComputed(getComputedStyle(probe).color);
      probe.remove();
      return rgb;
    },
    preview: (tokens, inspect) => {
      const before = Object.fromEntries(Object.keys(tokens).map((token) => [token, root.style.getPropertyValue(token) || undefined]));
      setTokens(tokens);
      try {
        return inspect();
      } finally {
        setTokens(before);
      }
    },
    apply: setTokens,
    warn: (message) => {
      if (!warned.has(message)) logFailure('A color of the settings', message);
      warned.add(message);
    },
  };
}
