import type { Settings } from '@generated/api/model/settings';

import type { Rgb } from './color-math';
import { contrast, toOklch } from './color-math';

/** Values of design tokens by name. Undefined stands for the brand's value, and removes an earlier one. */
export type ThemeTokens = Readonly<Record<string, string | undefined>>;

/** Element that gets the tokens, with the browser's functions for colors. */
export interface ThemeTarget {
  /** Returns true if the browser can parse a color. */
  readonly isColor: (value: string) => boolean;
  /** Computes a CSS color, such as `var(--canvas)`; undefined if it is not opaque or cannot be read. */
  readonly read: (value: string) => Rgb | undefined;
  /** Sets the tokens only while `inspect` runs, and returns its result. */
  readonly preview: <T>(tokens: ThemeTokens, inspect: () => T) => T;
  /** Sets the tokens, and leaves those that it does not name. */
  readonly apply: (tokens: ThemeTokens) => void;
  readonly warn: (message: string) => void;
}

/** The operator's colors among the settings. */
export type OperatorColors = Pick<Settings, 'colors_primary' | 'colors_on_primary' | 'colors_background' | 'colors_surface'>;
type ContrastPair = readonly [foreground: string, background: string, minContrast: number];

const MIN_TEXT_CONTRAST = 4.5;
const MIN_CONTROL_CONTRAST = 3;
const DARK_TEXT = 'oklch(0.2 0.01 0)';
const LIGHT_TEXT = 'oklch(0.99 0.005 0)';

const accentPairs: readonly ContrastPair[] = [
  ['--on-accent', '--accent', MIN_TEXT_CONTRAST],
  ['--on-accent', '--accent-hover', MIN_TEXT_CONTRAST],
  ...['--canvas', '--surface-1', '--surface-2'].flatMap((background): ContrastPair[] => [
    ['--accent-text', background, MIN_TEXT_CONTRAST],
    ['--accent-edge', background, MIN_CONTROL_CONTRAST],
  ]),
];
const backgroundPairs = (background: string): readonly ContrastPair[] => [
  ...['--text', '--text-quiet', '--accent-text', '--danger', '--success', '--info'].map((text): ContrastPair => [
    text,
    background,
    MIN_TEXT_CONTRAST,
  ]),
  ...['--line-strong', '--accent-edge'].map((edge): ContrastPair => [edge, background, MIN_CONTROL_CONTRAST]),
];

/** Names of the tokens that the operator's colors can set. */
const TOKENS = ['--accent-l', '--accent-c', '--accent-h', '--on-accent', '--canvas', '--surface-1'];

/**
 * Applies the operator's colors over the brand's (SPEC E6). Skips, with a warning, values that are not plain opaque
 * colors or lack contrast: 4.5:1 for text, 3:1 for controls. A color that is absent or skipped is reset to the brand's.
 */
export function applyOperatorColors(colors: OperatorColors, target: ThemeTarget): void {
  const brand: ThemeTokens = Object.fromEntries(TOKENS.map((token) => [token, undefined]));
  const withAccent = addAccent(brand, colors, target);
  const withBackground = addBackground(withAccent, 'colors_background', '--canvas', colors.colors_background, target);
  target.apply(addBackground(withBackground, 'colors_surface', '--surface-1', colors.colors_surface, target));
}

/** Adds the accent, with the first color that is readable as text on it: the operator's, dark, or light. */
function addAccent(
  tokens: ThemeTokens,
  { colors_primary: primary, colors_on_primary: onPrimary }: OperatorColors,
  target: ThemeTarget,
): ThemeTokens {
  const accent = parsePlainColor('colors_primary', primary, target);
  const on = parsePlainColor('colors_on_primary', onPrimary, target);
  const accentTokens = accent === undefined ? {} : toAccentTokens(accent);
  const textColors = [...(on === undefined || !onPrimary ? [] : [onPrimary]), ...(accent === undefined ? [] : [DARK_TEXT, LIGHT_TEXT])];
  for (const textColor of textColors) {
    const candidate = { ...tokens, ...accentTokens, '--on-accent': textColor };
    const problem = findLowContrast(accentPairs, candidate, target);
    if (problem === undefined) return candidate;
    if (textColor === onPrimary) target.warn(`colors_on_primary is not applied: ${problem}`);
    else if (textColor === LIGHT_TEXT) target.warn(`colors_primary is not applied: ${problem}`);
  }
  return tokens;
}

function toAccentTokens(accent: Rgb): ThemeTokens {
  const { l, c, h } = toOklch(accent);
  return { '--accent-l': l.toFixed(4), '--accent-c': c.toFixed(4), '--accent-h': h.toFixed(4) };
}

/** Adds a background if the texts and borders on it have enough contrast; otherwise warns, and returns the tokens as they are. */
function addBackground(
  tokens: ThemeTokens,
  setting: string,
  token: string,
  value: string | null | undefined,
  target: ThemeTarget,
): ThemeTokens {
  if (!value || parsePlainColor(setting, value, target) === undefined) return tokens;
  const candidate = { ...tokens, [token]: value };
  const problem = findLowContrast(backgroundPairs(token), candidate, target);
  if (problem === undefined) return candidate;
  target.warn(`${setting} is not applied: ${problem}`);
  return tokens;
}

/** Rejects translucent colors and values that load or refer to something. */
function parsePlainColor(setting: string, value: string | null | undefined, target: ThemeTarget): Rgb | undefined {
  if (!value) return undefined;
  const isPlain = /^#[\da-f]{3,8}$|^[a-z]+$|^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\)$/i.test(value.trim());
  const isKeyword = /^(currentcolor|inherit|initial|unset|revert|transparent)$/i.test(value.trim());
  const color = isPlain && !isKeyword && target.isColor(value) ? target.read(value) : undefined;
  if (color === undefined) target.warn(`${setting} is not applied: it is not a plain opaque color`);
  return color;
}

/** Returns the failing pair as text, if any. Unknown contrast counts as too low. */
function findLowContrast(pairs: readonly ContrastPair[], tokens: ThemeTokens, target: ThemeTarget): string | undefined {
  const low = target.preview(tokens, () =>
    pairs.find(([foreground, background, minContrast]) => {
      const [first, second] = [target.read(`var(${foreground})`), target.read(`var(${background})`)];
      return first === undefined || second === undefined || contrast(first, second) < minContrast;
    }),
  );
  return low && `the contrast of ${low[0]} on ${low[1]} would be below ${String(low[2])}:1`;
}
