import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { absolute } from '../../scripts/project-files';
import { brandBackend, brandNames } from '../../scripts/site/brands';
import { brandForBackend } from '../../src/app/brand/brands';
import { brands as brandsOfEndToEndTests } from '../e2e/addresses';

import { brands, readScopes } from './brand-tokens';
import type { Rgb } from './contrast';
import { computeTokenColor } from './token-colors';

const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const canvas = (name: string, mode: 'dark' | 'light') => toHex(computeTokenColor(readScopes(name, mode), '--canvas').rgb);

test('every style sheet of a brand belongs to a brand of the development server', () => {
  expect(brands.toSorted()).toEqual(brandNames.toSorted());
});

test('the end-to-end tests know every brand', () => {
  expect(brandsOfEndToEndTests).toEqual(brandNames);
});

describe.each(brandNames)('the brand %s', (name) => {
  const brand = brandForBackend(brandBackend(name));

  test('is selected by its backend', () => {
    expect(brand.name).toBe(name);
  });

  test('has the theme colours of its canvas', () => {
    expect(brand.themeColor).toEqual({ dark: canvas(name, 'dark'), light: canvas(name, 'light') });
  });

  test('has an icon, and a manifest with its title, icon and colours', () => {
    expect(existsSync(absolute(`public/brands/${name}.svg`))).toBe(true);
    const color = brand.themeColor[brand.mode];
    expect(JSON.parse(readFileSync(absolute(`public/brands/${name}.webmanifest`), 'utf8'))).toMatchObject({
      name: brand.title,
      short_name: brand.title,
      background_color: color,
      theme_color: color,
      icons: [{ src: `/brands/${name}.svg` }],
    });
  });
});
