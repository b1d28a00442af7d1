// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { createWorld } from '../db/world';
import { brandMark } from './brand-mark';
import { MODALS } from '../images/addresses';
import { modalBanner, pageBanner, promotionBanner } from './banner';
import { categoryImage } from './category-image';
import { gameTile } from './game-tile';
import { stack, stackHeight, textWidth } from './lettering';
import { oklch } from './ink';
import { providerMark } from './provider-mark';

const { catalogue } = createWorld();
const drawings = [
  ...catalogue.games.map((game) => gameTile(game)),
  ...catalogue.providers.map((provider) => providerMark(provider)),
  ...catalogue.categories.map((category) => categoryImage(category)),
  ...MODALS.map((name) => modalBanner(name)),
  ...[24, 25, 26, 27, 28, 29, 30, 31].map((id) => promotionBanner(String(id))),
  ...['home', 'sports'].map((name) => pageBanner(name)),
  ...['logo', 'favicon'].map((name) => brandMark(name) ?? ''),
];

test('every drawing is smaller than 3 kB', () => {
  const sizes = drawings.map((svg) => new TextEncoder().encode(svg).length);
  expect(Math.max(...sizes)).toBeLessThan(3072);
});

test('a tile is deterministic, and no two games have the same tile', () => {
  expect(new Set(catalogue.games.map((game) => gameTile(game))).size).toBe(catalogue.games.length);
  for (const game of catalogue.games.slice(0, 50)) expect(gameTile(game)).toBe(gameTile(game));
});

test('every drawing is well-formed, has no dangling references and loads nothing', () => {
  // The sample contains every category, motif and provider.
  for (const svg of [...drawings.slice(0, 300), ...drawings.slice(catalogue.games.length)]) {
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror'), svg).toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size, svg).toBe(ids.length);
    const references = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(
      references.filter((id) => id === undefined || !ids.includes(id)),
      svg,
    ).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  }
});

test('a tile contains every word of the game name, inside its edges', () => {
  for (const game of catalogue.games) {
    const svg = gameTile(game);
    const words = game.name.toUpperCase().split(' ');
    expect(words.filter((word) => !svg.includes(word))).toEqual([]);
    const widths = [...svg.matchAll(/textLength="(\d+)"/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeLessThan(276);
  }
});

test('a name is set as large as it fits', () => {
  const room = { width: 250, largest: 56, lines: 3 };
  expect(stack('Onça', room)).toMatchObject([{ text: 'ONÇA', size: 56 }]);
  const lines = stack('Bacará ao Vivo da Amazônia', room);
  expect(lines.map(({ joint, text }) => `${joint}/${text}`)).toEqual(['/BACARÁ', 'AO/VIVO', 'DA/AMAZÔNIA']);
  expect(lines.every(({ width }) => width <= 250)).toBe(true);
  expect(stackHeight(lines)).toBeLessThan(160);
  expect(textWidth('II')).toBeLessThan(textWidth('MM'));
});

test('colours outside the sRGB gamut lose chroma instead of being clipped', () => {
  expect([oklch(100, 0, 0), oklch(0, 0, 0)]).toEqual(['#fff', '#000']);
  expect(oklch(62.8, 25.7, 29)).toMatch(/^#f[0-9a-f]00?[0-9a-f]{0,3}|^#f/);
  expect(oklch(90, 30, 270)).toMatch(/^#[0-9a-f]{3,6}$/);
});
