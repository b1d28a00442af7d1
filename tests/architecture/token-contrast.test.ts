import { describe, expect, test } from 'vitest';

import { brands, readScopes } from './brand-tokens';
import { blendOver, contrast, oklchToRgb } from './contrast';
import { computeTokenColor } from './token-colors';

const surfaces = ['--canvas', '--surface-1', '--surface-2', '--surface-3'];
const washes = ['--accent-wash', '--danger-wash', '--success-wash', '--caution-wash', '--info-wash'];

/** Text and background: 4.5:1. */
const texts = [
  ...[...surfaces, ...washes].flatMap((surface) => [
    ['--text', surface],
    ['--text-quiet', surface],
  ]),
  ...surfaces
    .slice(0, 3)
    .flatMap((surface) => ['--accent-text', '--danger', '--success', '--caution', '--info'].map((text) => [text, surface])),
  ['--accent-text', '--accent-wash'],
  ['--danger', '--danger-wash'],
  ['--success', '--success-wash'],
  ['--caution', '--caution-wash'],
  ['--info', '--info-wash'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-hover'],
  ['--canvas', '--text'],
];

/** Border of a control or focus ring, and background: 3:1. */
const controls = surfaces.slice(0, 3).flatMap((surface) => [
  ['--line-strong', surface],
  ['--accent-edge', surface],
]);

describe.each(brands)('%s', (brand: string) => {
  describe.each(['dark', 'light'] as const)('%s', (mode) => {
    const scopes = readScopes(brand, mode);
    const ratio = (one: string, other: string) => contrast(computeTokenColor(scopes, one).rgb, computeTokenColor(scopes, other).rgb);

    test.each(texts)('text in %s on %s has a contrast of at least 4.5', (text, surface) => {
      expect(ratio(text ?? '', surface ?? '')).toBeGreaterThanOrEqual(4.5);
    });

    test.each(controls)('a control in %s on %s has a contrast of at least 3', (control, surface) => {
      expect(ratio(control ?? '', surface ?? '')).toBeGreaterThanOrEqual(3);
    });

    test.each([
      ['--on-veil', 4.5],
      ['--accent-on-veil', 3],
    ] as const)('%s has enough contrast on the veil over white art', (name, floor) => {
      const veil = computeTokenColor(scopes, '--veil');
      expect(contrast(computeTokenColor(scopes, name).rgb, blendOver(veil.rgb, veil.opacity, [1, 1, 1]))).toBeGreaterThanOrEqual(floor);
    });
  });
});

test('the contrast is the one of WCAG: 21 for black on white, 4.54 for #767676', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  const grey = 0x76 / 255;
  expect(contrast([grey, grey, grey], [1, 1, 1])).toBeCloseTo(4.54, 2);
});

test('OKLCH is converted as in CSS Color 4', () => {
  const [red, green, blue] = oklchToRgb(0.627955, 0.257683, 29.2339);
  expect(red).toBeCloseTo(1, 3);
  expect(green).toBeCloseTo(0, 3);
  expect(blue).toBeCloseTo(0, 3);
});
