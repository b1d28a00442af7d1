import { expect, test } from 'vitest';

import { brandForBackend } from './brands';

test.each([
  ['api.palpite.example', 'palpite', 'default', 'dark'],
  ['api.brasa.example', 'brasa', 'blaze', 'dark'],
  ['api.pomar.example', 'pomar', 'orange', 'light'],
  ['api.mare.example', 'mare', 'default', 'dark'],
  ['api.cipo.example', 'cipo', 'blaze', 'dark'],
  ['api.ipe.example', 'ipe', 'orange', 'light'],
  ['api.brasa.example:8443', 'brasa', 'blaze', 'dark'],
  ['unknown.example', 'palpite', 'default', 'dark'],
  ['', 'palpite', 'default', 'dark'],
])('the backend %j has the brand %s with the layout %s, %s at first (SPEC S3, S4, D12)', (backend, name, layout, mode) => {
  const brand = brandForBackend(backend);
  expect([brand.name, brand.layout, brand.mode]).toEqual([name, layout, mode]);
  expect(brand.themeColor.dark).toMatch(/^#/);
  expect(brand.mark.letters.length).toBeGreaterThan(0);
});
