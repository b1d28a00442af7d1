import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { contrast, oklchToRgb, over } from './contrast';
import { readSheet, tokenColor } from './token-colors';

const source = new URL('../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');
const tokens = read('shared/ui/tokens.css');
const brands = readdirSync(new URL('app/brand/', source)).flatMap((file) => /^(\w+)\.css$/.exec(file)?.[1] ?? []);
const surfaces = ['--canvas', '--surface-1', '--surface-2', '--surface-3'];
const washes = ['--accent-wash', '--danger-wash', '--success-wash', '--info-wash'];

/** Text on what it stands on: 4.5:1. */
const texts = [
  ...[...surfaces, ...washes].flatMap((surface) => [
    ['--text', surface],
    ['--text-quiet', surface],
  ]),
  ...surfaces.slice(0, 3).flatMap((surface) => ['--accent-text', '--danger', '--success', '--info'].map((text) => [text, surface])),
  ['--accent-text', '--accent-wash'],
  ['--danger', '--danger-wash'],
  ['--success', '--success-wash'],
  ['--info', '--info-wash'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-hover'],
  ['--canvas', '--text'],
];

/** The edge of a control, or the ring of what is focused, on what it stands on: 3:1. */
const controls = surfaces.slice(0, 3).flatMap((surface) => [
  ['--line-strong', surface],
  ['--accent-edge', surface],
]);

function scopesOf(brand: string, mode: string) {
  const sheet = readSheet(tokens, read(`app/brand/${brand}.css`));
  return [':root', `:root[data-mode='${mode}']`, `:root[data-brand='${brand}']`].map((selector) => {
    const scope = sheet.get(selector);
    if (scope === undefined) throw new Error(`no ${selector}`);
    return scope;
  });
}

describe.each(brands)('%s', (brand: string) => {
  describe.each(['dark', 'light'])('%s', (mode) => {
    const scopes = scopesOf(brand, mode);
    const ratio = (one: string, other: string) => contrast(tokenColor(scopes, one).rgb, tokenColor(scopes, other).rgb);

    test.each(texts)('%s on %s is read', (text, surface) => {
      expect(ratio(text ?? '', surface ?? '')).toBeGreaterThanOrEqual(4.5);
    });

    test.each(controls)('%s on %s is seen', (control, surface) => {
      expect(ratio(control ?? '', surface ?? '')).toBeGreaterThanOrEqual(3);
    });

    test.each([
      ['--on-veil', 4.5],
      ['--accent-on-veil', 3],
    ] as const)('%s on the veil over the lightest art', (name, floor) => {
      const veil = tokenColor(scopes, '--veil');
      expect(contrast(tokenColor(scopes, name).rgb, over(veil.rgb, veil.opacity, [1, 1, 1]))).toBeGreaterThanOrEqual(floor);
    });
  });
});

test('contrast is that of WCAG: black on white is 21, #767676 on white 4.54', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  const grey = 0x76 / 255;
  expect(contrast([grey, grey, grey], [1, 1, 1])).toBeCloseTo(4.54, 2);
});

test('OKLCH is converted as CSS Color 4 has it', () => {
  const [red, green, blue] = oklchToRgb(0.627955, 0.257683, 29.2339);
  expect(red).toBeCloseTo(1, 3);
  expect(green).toBeCloseTo(0, 3);
  expect(blue).toBeCloseTo(0, 3);
});
