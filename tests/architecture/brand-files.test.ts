import { describe, expect, test } from 'vitest';

import { brandNames, readBrand } from '../../scripts/site/brand/brands';
import { readSheet } from '../../scripts/site/brand/token-colors';
import { tokenScopes } from '../../scripts/site/brand/color-tokens';
import { absolute } from '../../scripts/project-files';
import { parseRuntimeConfig } from '../../src/api/runtime-config';
import { toPageBrand } from '../../scripts/site/brand/page-brand';
import { brands as brandsOfEndToEndTests } from '../../scripts/page-addresses';
import { readFileSync } from 'node:fs';

test('the end-to-end tests know every brand', () => {
  expect(brandsOfEndToEndTests.toSorted()).toEqual(brandNames);
});

test('no two brands have the same address', () => {
  const hosts = brandNames.flatMap((name) => readBrand(name).hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

describe.each(brandNames)('the brand %s', (name) => {
  test('passes the check of the page', () => {
    const brand = toPageBrand(readBrand(name));
    expect(parseRuntimeConfig(JSON.stringify({ brand })).brand).toEqual(brand);
  });
});

test('the default tokens of the style sheet are those of the default brand', () => {
  const css = readFileSync(absolute('src/app/brand/default-tokens.css'), 'utf8');
  expect(readSheet(css).get(':root')).toEqual(tokenScopes(readBrand(), 'dark').at(-1));
});

test('a page without a brand has the name and theme colors of the default brand', () => {
  const { mark: _, ...expected } = toPageBrand(readBrand());
  expect(parseRuntimeConfig('').brand).toMatchObject(expected);
});
