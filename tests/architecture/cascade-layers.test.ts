import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { absolute, projectFiles } from '../../scripts/project-files';
import { LAYER_STATEMENT, layerOf } from '../../scripts/site/cascade-layers-plugin';

const sheets = projectFiles(['src', 'tests/workbench']).filter((file) => file.endsWith('.css'));

it('there are five cascade layers, in a written order', () => {
  expect(LAYER_STATEMENT).toBe('@layer global, shared, product, features, app;');
});

it.each([
  ['src/shared/ui/tokens.css', 'global'],
  ['src/app/brand/default-tokens.css', 'global'],
  ['src/shared/ui/button.module.css', 'shared'],
  ['src/product/ui/play/play-bar.module.css', 'product'],
  ['src/fairness/ui/receipt.module.css', 'product'],
  ['src/features/promotions/promotion-rail.module.css', 'features'],
  ['src/app/chrome/header/header.module.css', 'app'],
  ['src/startup/deferred/widgets.module.css', 'app'],
  ['tests/workbench/workbench.module.css', 'app'],
  // Browsers without layers must read the notice that they are too old.
  ['src/app/unsupported/unsupported.css', undefined],
])('%s is in the layer %s', (file, layer) => {
  expect(sheets).toContain(file);
  expect(layerOf(file)).toBe(layer);
});

it('no style sheet imports another one or declares a layer itself', () => {
  const own = sheets.filter((file) => /@(import|layer)\b/.test(readFileSync(absolute(file), 'utf8')));
  expect(own).toEqual([]);
});
