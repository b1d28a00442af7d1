import { readFileSync } from 'node:fs';

import type { Brand } from '../../../src/api/runtime-config';
import { absolute } from '../../project-files';

import type { BrandFile, OklchColor } from './brand-file';
import { toHex } from './contrast';
import { computeTokenColor, readSheet } from './token-colors';

type ColorMode = Brand['mode'];
/** Custom properties by name. Later maps override earlier ones. */
type Scopes = readonly Map<string, string>[];

const sheet = readSheet(readFileSync(absolute('src/shared/ui/tokens.css'), 'utf8'));

/** Returns a brand's tokens as CSS. The page needs the attribute `data-brand`, by which they override the tokens of the style sheet. */
export function brandTokensCss(brand: BrandFile): string {
  return `:root[data-brand]{${[...tokens(brand)].map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

/** Returns the custom properties of a brand in a color mode, for `computeTokenColor`. */
export function tokenScopes(brand: BrandFile, mode: ColorMode): Scopes {
  const shared = [':root', `:root[data-mode='${mode}']`].map((selector) => {
    const scope = sheet.get(selector);
    if (scope === undefined) throw new Error(`no ${selector} in tokens.css`);
    return scope;
  });
  return [...shared, tokens(brand)];
}

/** Returns the color of the page's background, such as #00171b. */
export function canvasColor(brand: BrandFile, mode: ColorMode): string {
  return toHex(computeTokenColor(tokenScopes(brand, mode), '--canvas').rgb);
}

function tokens({ colors: { neutral, accent, onAccent } }: BrandFile): Map<string, string> {
  return new Map([
    ['--neutral-hue', String(neutral.hue)],
    ['--neutral-chroma', String(neutral.chroma)],
    ['--accent-l', String(accent.lightness)],
    ['--accent-c', String(accent.chroma)],
    ['--accent-h', String(accent.hue)],
    ['--on-accent', toCss(onAccent)],
  ]);
}

function toCss({ lightness, chroma, hue }: OklchColor): string {
  return `oklch(${String(lightness)} ${String(chroma)} ${String(hue)})`;
}
