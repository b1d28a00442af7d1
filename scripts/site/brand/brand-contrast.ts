import type { BrandFile } from './brand-file';
import { tokenScopes } from './color-tokens';
import { blendOver, contrast } from './contrast';
import { computeTokenColor } from './token-colors';

type Pair = readonly [foreground: string, background: string];

/** Minimum contrast of a text, as in WCAG 2, level AA. */
const MIN_TEXT_CONTRAST = 4.5;
/** Minimum contrast of a control, as in WCAG 2, level AA. */
const MIN_CONTROL_CONTRAST = 3;
const WHITE = [1, 1, 1] as const;

/** Tokens of backgrounds, from the page to the highest surface. */
const SURFACES = ['--canvas', '--surface-1', '--surface-2', '--surface-3'];
/** Tokens of tinted backgrounds. */
const WASHES = ['--accent-wash', '--danger-wash', '--success-wash', '--caution-wash', '--info-wash'];
const COLORED_TEXTS = ['--accent-text', '--danger', '--success', '--caution', '--info'];

/** Pairs of a text and its background. */
const TEXTS: readonly Pair[] = [
  ...[...SURFACES, ...WASHES].flatMap((surface): Pair[] => [
    ['--text', surface],
    ['--text-quiet', surface],
  ]),
  ...SURFACES.slice(0, 3).flatMap((surface) => COLORED_TEXTS.map((text): Pair => [text, surface])),
  ['--accent-text', '--accent-wash'],
  ['--danger', '--danger-wash'],
  ['--success', '--success-wash'],
  ['--caution', '--caution-wash'],
  ['--info', '--info-wash'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-hover'],
  ['--canvas', '--text'],
];

/** Pairs of a background with the border of a control or a focus ring. */
const CONTROLS: readonly Pair[] = SURFACES.slice(0, 3).flatMap((surface): Pair[] => [
  ['--line-strong', surface],
  ['--accent-edge', surface],
]);

/** Colors on the veil over white art, each with its minimum contrast. */
const ON_VEIL = [
  ['--on-veil', MIN_TEXT_CONTRAST],
  ['--accent-on-veil', MIN_CONTROL_CONTRAST],
] as const;

/** Lists the color pairs of a brand whose contrast is too low, in both color modes: 4.5:1 for text, 3:1 for controls. */
export function findLowContrasts(brand: BrandFile): string[] {
  return (['dark', 'light'] as const).flatMap((mode) => {
    const scopes = tokenScopes(brand, mode);
    const rgb = (token: string) => computeTokenColor(scopes, token).rgb;
    const veil = computeTokenColor(scopes, '--veil');
    const behindVeil = blendOver(veil.rgb, veil.opacity, WHITE);
    const ratios = [
      ...TEXTS.map(([text, surface]) => [`${text} on ${surface}`, contrast(rgb(text), rgb(surface)), MIN_TEXT_CONTRAST] as const),
      ...CONTROLS.map(
        ([control, surface]) => [`${control} on ${surface}`, contrast(rgb(control), rgb(surface)), MIN_CONTROL_CONTRAST] as const,
      ),
      ...ON_VEIL.map(([token, min]) => [`${token} on --veil`, contrast(rgb(token), behindVeil), min] as const),
    ];
    return ratios
      .filter(([, ratio, min]) => ratio < min)
      .map(([pair, ratio, min]) => `${mode}: ${pair} is ${ratio.toFixed(2)}:1, below ${String(min)}:1`);
  });
}
