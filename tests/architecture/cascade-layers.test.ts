import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';
import { cascadeLayers } from '../../scripts/site/layers/cascade-layers';
import { UNLAYERED } from '../../scripts/site/layers/cascade-order';

const layers = cascadeLayers(absolute('.'));
const sheets = projectFiles(['src', 'workbench']).filter((file) => file.endsWith('.css'));

it('every style sheet of the site is in a cascade layer of its own', () => {
  expect(sheets.filter((file) => !layers.has(file) && !UNLAYERED.includes(file))).toEqual([]);
  expect(new Set(layers.values()).size).toBe(layers.size);
});

it('the sheets without a layer exist', () => {
  expect(UNLAYERED.filter((file) => !sheets.includes(file))).toEqual([]);
});

it('the global sheets are weaker than those of components, and shared components weaker than features', () => {
  const order = [...layers.keys()];
  expect(order.slice(0, 4)).toEqual([
    'src/shared/ui/tokens.css',
    'src/app/brand/default-tokens.css',
    'src/shared/ui/type.css',
    'src/shared/ui/base.css',
  ]);
  const promotionRail = order.indexOf('src/features/promotions/promotion-rail.module.css');
  expect(order.indexOf('src/features/promotions/promotion-art.module.css')).toBeLessThan(promotionRail);
  expect(order.indexOf('src/shared/ui/icon-button.module.css')).toBeLessThan(promotionRail);
});

it('no style sheet imports another one or declares a layer itself', () => {
  const own = sheets.filter((file) => /@(import|layer)\b/.test(readFileSync(absolute(file), 'utf8')));
  expect(own).toEqual([]);
});
