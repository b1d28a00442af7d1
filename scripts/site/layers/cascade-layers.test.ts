import { expect, it } from 'vitest';

import { layerStatement, nameLayers } from './cascade-layers';

const files = Array.from({ length: 300 }, (_, index) => `src/part-${String(index)}.css`);

it('every sheet has a name of its own, which is a CSS identifier', () => {
  const names = [...nameLayers(files).values()];
  expect(new Set(names).size).toBe(files.length);
  expect(names.filter((name) => !/^[a-z][a-z0-9]$/.test(name))).toEqual([]);
});

it('the names do not depend on the order of the files', () => {
  expect(nameLayers(files.toReversed())).toEqual(nameLayers(files));
});

it('the statement lists the layers from the weakest to the strongest', () => {
  const layers = new Map([
    ['src/tokens.css', 'zz'],
    ['src/page.css', 'a1'],
  ]);
  expect(layerStatement(layers)).toBe('@layer zz,a1;');
});
