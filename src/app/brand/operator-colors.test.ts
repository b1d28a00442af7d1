// @vitest-environment node
import { expect, test } from 'vitest';

import type { Rgb } from './color-math';
import { contrast, readComputed, toOklch } from './color-math';
import type { OperatorColors, ThemeTarget, ThemeTokens } from './operator-colors';
import { applyOperatorColors } from './operator-colors';

/** Computes the accent of a dark page from its parts, as the style sheet does. */
function darkPage() {
  const brand: Record<string, string> = {
    '--canvas': '#0a1020',
    '--surface-1': '#141c2e',
    '--surface-2': '#1c2538',
    '--text': '#f4f6fa',
    '--text-quiet': '#aeb6c6',
    '--line-strong': '#7d879c',
    '--danger': '#ff9a92',
    '--success': '#6fd6a0',
    '--info': '#8ec9f0',
    '--on-accent': '#0a1020',
    '--accent-l': '0.82',
    '--accent-c': '0.16',
    '--accent-h': '75',
  };
  let set: ThemeTokens = {};
  const warnings: string[] = [];
  const token = (name: string) => set[name] ?? brand[name] ?? '';
  const part = (name: string) => Number(token(name));
  const accent = (floor: number) => rgbOf(Math.max(part('--accent-l'), floor), part('--accent-c'), part('--accent-h'));
  const read = (value: string): Rgb | undefined => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (name === '--accent' || name === '--accent-hover') return accent(0);
    if (name === '--accent-text' || name === '--accent-edge') return accent(0.74);
    return parse(name === undefined ? value : token(name));
  };
  const isColor = (value: string) => !/url|var/.test(value);
  const preview: ThemeTarget['preview'] = (tokens, inspect) => {
    const before = set;
    set = tokens;
    const result = inspect();
    set = before;
    return result;
  };
  const apply = (tokens: ThemeTokens) => {
    set = tokens;
  };
  return {
    warnings,
    applyColors: (colors: OperatorColors) =>
      applyOperatorColors(colors, { isColor, read, preview, apply, warn: (message) => warnings.push(message) }),
    token,
    appliedTokens: () => Object.keys(set).filter((name) => set[name] !== undefined),
    read,
  };
}

function parse(value: string): Rgb | undefined {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  if (hex !== null) return [Number(`0x${hex[1]}`) / 255, Number(`0x${hex[2]}`) / 255, Number(`0x${hex[3]}`) / 255];
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
  return oklch === null ? undefined : rgbOf(Number(oklch[1]), Number(oklch[2]), Number(oklch[3]));
}

function rgbOf(l: number, c: number, h: number): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const encode = (linear: number) => {
    const value = Math.min(1, Math.max(0, linear));
    return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  };
  return [
    encode(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    encode(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    encode(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

test('a plain accent is applied with a readable text color', () => {
  const page = darkPage();
  page.applyColors({ colors_primary: '#22c55e' });
  expect(page.appliedTokens()).toEqual(expect.arrayContaining(['--accent-l', '--accent-c', '--accent-h', '--on-accent']));
  expect(page.warnings).toEqual([]);
  const [accent, on] = [page.read('var(--accent)'), page.read('var(--on-accent)')];
  expect(contrast(accent ?? [0, 0, 0], on ?? [0, 0, 0])).toBeGreaterThanOrEqual(4.5);
  expect(accent?.map((value) => Math.round(value * 255))).toEqual([34, 197, 94]);
});

test('a dark accent gets light text', () => {
  const page = darkPage();
  page.applyColors({ colors_primary: '#3b0a80' });
  expect(page.token('--on-accent')).toContain('0.99');
});

test.each([
  'url(https://mau.example/a.png)',
  'url("javascript:alert(1)")',
  'var(--danger)',
  'rgb(from red r g b)',
  'image-set("a.png" 1x)',
  'currentColor',
  'transparent',
  'inherit',
  'red; background: url(//x)',
  'expression(alert(1))',
  'color-mix(in srgb, red, blue)',
])('%s is not a plain color: a warning is logged and nothing is applied', (value) => {
  const page = darkPage();
  page.applyColors({ colors_primary: value, colors_background: value });
  expect(page.appliedTokens()).toEqual([]);
  expect(page.warnings).toEqual([
    'colors_primary is not applied: it is not a plain opaque color',
    'colors_background is not applied: it is not a plain opaque color',
  ]);
});

test('an unreadable text color is replaced and the accent is applied', () => {
  const page = darkPage();
  page.applyColors({ colors_primary: '#22c55e', colors_on_primary: '#2ad069' });
  expect(page.appliedTokens()).toContain('--accent-l');
  expect(page.token('--on-accent')).not.toBe('#2ad069');
  expect(page.warnings).toHaveLength(1);
  expect(page.warnings[0]).toMatch(/^colors_on_primary is not applied: the contrast of --on-accent on --accent would be below 4.5:1$/);
});

test('a background on which text is unreadable is not applied', () => {
  const page = darkPage();
  page.applyColors({ colors_background: '#f0f0f0', colors_surface: '#182236' });
  expect(page.appliedTokens()).toEqual(['--surface-1']);
  expect(page.warnings[0]).toMatch(/^colors_background is not applied: the contrast of --text on --canvas would be below 4.5:1$/);
});

test('applied colors are removed when the settings no longer have them', () => {
  const page = darkPage();
  page.applyColors({ colors_primary: '#22c55e', colors_surface: '#182236' });
  page.applyColors({ colors_primary: null });
  expect(page.appliedTokens()).toEqual([]);
});

test('computed colors are parsed, except translucent ones', () => {
  expect(readComputed('color(srgb 1 0.5 0)')).toEqual([1, 0.5, 0]);
  expect(readComputed('rgb(255, 0, 51)')).toEqual([1, 0, 0.2]);
  expect(readComputed('rgba(255, 0, 51, 0.5)')).toBeUndefined();
  expect(readComputed('color(srgb 1 0.5 0 / 0.9)')).toBeUndefined();
  expect(readComputed('oklch(0.5 0.1 20)')).toBeUndefined();
});

test('red is converted to OKLCH', () => {
  const { l, c, h } = toOklch([1, 0, 0]);
  expect([l, c, h].map((part) => Number(part.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
});
