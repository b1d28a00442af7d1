import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { brandAsset } from './brand-assets';
import { findLowContrasts } from './brand-contrast';
import { parseBrandFile } from './brand-file';
import { brandNames, findBrand, readBrand } from './brands';
import { brandTokensCss } from './color-tokens';
import { glyphs } from './glyphs';
import { toPageBrand } from './page-brand';

const mare = readBrand('mare');
const parse = (values: object) => parseBrandFile(JSON.stringify({ ...mare, ...values }), 'brands/mare.json');

test.each([
  ['api.palpite.example', 'palpite'],
  ['api.mare.example', 'mare'],
  ['api.mare.example:8443', 'mare'],
  ['api.unknown.example', undefined],
  ['', undefined],
])('the backend %j has the brand %j (SPEC S3, D12)', (backend, name) => {
  expect(findBrand(backend)?.name).toBe(name);
});

test('an unknown brand is an error that lists the brands', () => {
  expect(() => readBrand('nenhuma')).toThrow(`There is no brand 'nenhuma'. Brands: ${brandNames.join(', ')}.`);
});

describe.each(brandNames)('the brand %s', (name) => {
  const brand = readBrand(name);

  test('has enough contrast for texts and controls in both color modes', () => {
    expect(findLowContrasts(brand)).toEqual([]);
  });

  test('has an icon, and a web manifest with its title, icon and canvas', () => {
    expect(String(brandAsset(`/brands/${name}.svg`)?.body)).toContain('<svg');
    expect(JSON.parse(String(brandAsset(`/brands/${name}.webmanifest`)?.body))).toMatchObject({
      name: brand.title,
      background_color: toPageBrand(brand).themeColor[brand.mode],
      icons: [{ src: `/brands/${name}.svg` }],
    });
  });

  test('has a narrow and a wide screenshot in its web manifest, each of the size that it states and below 80 kB', async () => {
    const { screenshots } = JSON.parse(String(brandAsset(`/brands/${name}.webmanifest`)?.body));
    expect(screenshots.map(({ form_factor: form }: { form_factor: string }) => form)).toEqual(['narrow', 'wide']);
    for (const { src, sizes } of screenshots) {
      const picture = brandAsset(src)?.body;
      if (!(picture instanceof Buffer)) throw new Error(`${src} is missing: npm run browsers -- screenshots`);
      const { width, height } = await sharp(picture).metadata();
      expect([`${String(width)}x${String(height)}`, picture.length < 80_000]).toEqual([sizes, true]);
    }
  });
});

test('colors without enough contrast are listed with their ratio', () => {
  const faint = { ...mare, colors: { ...mare.colors, onAccent: mare.colors.accent } };
  expect(findLowContrasts(faint)).toContain('dark: --on-accent on --accent is 1.00:1, below 4.5:1');
});

test('a brand has tokens that take precedence over the default ones', () => {
  expect(brandTokensCss(mare)).toBe(
    ':root[data-brand]{--neutral-hue:205;--neutral-chroma:0.038;--accent-l:0.83;--accent-c:0.125;--accent-h:205;--on-accent:oklch(0.2 0.04 215)}',
  );
});

test('the word mark is path data: letters at their positions, lines and dots', () => {
  const mark = {
    width: 60,
    letters: [
      ['i', 4],
      ['t', 10.5],
    ],
    lines: ['M1 2V3'],
    accentLines: ['M115 12l8-6.5'],
    accentDots: [{ cx: 4, cy: 8.5, r: 5 }],
  };
  expect(toPageBrand(parse({ mark })).mark).toEqual({
    width: 60,
    letters: 'M4 17.5V40.5M16.75 8.5V32a8 8 0 0 0 8 8h1.5M10.5 20.5h15.5M1 2V3',
    accentLines: 'M115 12l8-6.5',
    accentDots: 'M-1 8.5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z',
  });
});

test.each(Object.entries(glyphs))('the letter %s is moved as a whole: only M has an absolute x', (_, path) => {
  expect(path).not.toMatch(/[LHCSQTA]/);
});

test('a brand without a mark shows its title', () => {
  expect(toPageBrand(parse({ mark: null })).mark).toBeNull();
});

test.each([
  [{ name: 'Maré' }, '"name"'],
  [{ title: '' }, '"title"'],
  [{ hosts: ['https://api.mare.example'] }, '"hosts.0"'],
  [{ layout: 'tower' }, '"layout"'],
  [{ colors: { ...mare.colors, accent: { lightness: 83, chroma: 0.1, hue: 205 } } }, '"colors.accent.lightness"'],
  [{ colors: { ...mare.colors, accents: {} } }, '"colors.accents"'],
  [{ mark: { ...mare.mark, letters: [['z', 4]] } }, '"mark.letters.0"'],
  [{ mark: { ...mare.mark, lines: ['M0 0"/><script>'] } }, '"mark.lines.0"'],
  [{ icon: '../secret.svg' }, '"icon"'],
  [{ menu: [{ label: 'Blog', url: '' }] }, '"menu.0.url"'],
])('%j is refused in one line with its key', (values, key) => {
  expect(() => parse(values)).toThrow(new RegExp(`^brands/mare\\.json: ${key} must be .*$`));
});

test.each(['/brands/nenhuma.svg', '/brands/mare.png', '/brands/../package.json', '/mare.svg'])('%s is no file of a brand', (path) => {
  expect(brandAsset(path)).toBeUndefined();
});
