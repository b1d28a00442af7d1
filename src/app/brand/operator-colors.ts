import type { Settings } from '@generated/api/model/settings';

import type { Rgb } from './color-math';
import { contrast, toOklch } from './color-math';

/** What the colours are put on. */
export interface ThemeTarget {
  /** Whether the browser knows it as a colour. */
  readonly knows: (value: string) => boolean;
  /** A colour, or a token as `var(--…)`, as it is on the page now; undefined where that cannot be told. */
  readonly read: (value: string) => Rgb | undefined;
  /** Sets tokens over the brand's; undefined gives one back to the brand. */
  readonly set: (tokens: Readonly<Record<string, string | undefined>>) => void;
  /** Says why a colour is not worn. */
  readonly tell: (what: string) => void;
}

export type OperatorColors = Pick<Settings, 'colors_primary' | 'colors_on_primary' | 'colors_background' | 'colors_surface'>;
type Pair = readonly [text: string, surface: string, floor: number];

const TEXT = 4.5;
const CONTROL = 3;
const INK = 'oklch(0.2 0.01 0)';
const PAPER = 'oklch(0.99 0.005 0)';

const grounds = ['--canvas', '--surface-1', '--surface-2'];
const accentPairs: readonly Pair[] = [
  ['--on-accent', '--accent', TEXT],
  ['--on-accent', '--accent-hover', TEXT],
  ...grounds.flatMap((ground): Pair[] => [
    ['--accent-text', ground, TEXT],
    ['--accent-edge', ground, CONTROL],
  ]),
];
const groundPairs = (ground: string): readonly Pair[] => [
  ...['--text', '--text-quiet', '--accent-text', '--danger', '--success', '--info'].map((text): Pair => [text, ground, TEXT]),
  ...['--line-strong', '--accent-edge'].map((edge): Pair => [edge, ground, CONTROL]),
];

const TOKENS = ['--accent-l', '--accent-c', '--accent-h', '--on-accent', '--canvas', '--surface-1'];

/**
 * Puts the colours of the settings over the brand's (SPEC E6), each only where it is a plain colour and everything
 * stays readable with it: 4.5:1 for text, 3:1 for controls. What is not worn is told.
 */
export function applyOperatorColors(colors: OperatorColors, canvas: ThemeTarget): void {
  canvas.set(Object.fromEntries(TOKENS.map((token) => [token, undefined])));
  wearAccent(colors, canvas);
  wearGround('colors_background', '--canvas', colors.colors_background, canvas);
  wearGround('colors_surface', '--surface-1', colors.colors_surface, canvas);
}

function wearAccent({ colors_primary: primary, colors_on_primary: onPrimary }: OperatorColors, canvas: ThemeTarget): void {
  const accent = plainColor('colors_primary', primary, canvas);
  const on = plainColor('colors_on_primary', onPrimary, canvas);
  if (accent === undefined && on === undefined) return;
  const { l, c, h } = accent === undefined ? {} : toOklch(accent);
  const parts = accent === undefined ? {} : { '--accent-l': fixed(l), '--accent-c': fixed(c), '--accent-h': fixed(h) };
  const inks = [...(on === undefined || !onPrimary ? [] : [onPrimary]), ...(accent === undefined ? [] : [INK, PAPER])];
  for (const ink of inks) {
    canvas.set({ ...parts, '--on-accent': ink });
    const low = firstTooLow(accentPairs, canvas);
    if (low === undefined) return;
    if (ink === onPrimary) canvas.tell(`colors_on_primary is not worn: ${low}`);
    else if (ink === PAPER) canvas.tell(`colors_primary is not worn: ${low}`);
  }
  canvas.set(Object.fromEntries([...Object.keys(parts), '--on-accent'].map((token) => [token, undefined])));
}

function wearGround(name: string, token: string, value: string | null | undefined, canvas: ThemeTarget): void {
  if (!value || plainColor(name, value, canvas) === undefined) return;
  canvas.set({ [token]: value });
  const low = firstTooLow(groundPairs(token), canvas);
  if (low === undefined) return;
  canvas.set({ [token]: undefined });
  canvas.tell(`${name} is not worn: ${low}`);
}

/** The colour, if it is one by itself: nothing that loads, refers to something, or lets through what lies below. */
function plainColor(name: string, value: string | null | undefined, canvas: ThemeTarget): Rgb | undefined {
  if (!value) return undefined;
  const plain = /^#[\da-f]{3,8}$|^[a-z]+$|^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\)$/i.test(value.trim());
  const refers = /^(currentcolor|inherit|initial|unset|revert|transparent)$/i.test(value.trim());
  const color = plain && !refers && canvas.knows(value) ? canvas.read(value) : undefined;
  if (color === undefined) canvas.tell(`${name} is not worn: it is no opaque colour by itself`);
  return color;
}

function firstTooLow(pairs: readonly Pair[], canvas: ThemeTarget): string | undefined {
  const found = pairs.find(([text, ground, floor]) => {
    const [one, other] = [canvas.read(`var(${text})`), canvas.read(`var(${ground})`)];
    return one === undefined || other === undefined || contrast(one, other) < floor;
  });
  return found && `the contrast of ${found[0]} on ${found[1]} would be below ${String(found[2])}:1`;
}

const fixed = (part = 0) => part.toFixed(4);
