import { expect, test } from 'vitest';

import { brandForBackend } from './brands';

test.each([
  ['api.palpite.example', 'palpite'],
  ['api.brasa.example', 'brasa'],
  ['api.pomar.example', 'pomar'],
  ['api.mare.example', 'mare'],
  ['api.cipo.example', 'cipo'],
  ['api.ipe.example', 'ipe'],
  ['api.brasa.example:8443', 'brasa'],
  ['unknown.example', 'palpite'],
  ['', 'palpite'],
])('the backend %j has the brand %s (SPEC S3, D12)', (backend, name) => {
  const brand = brandForBackend(backend);
  expect(brand.name).toBe(name);
  expect(brand.themeColor.dark).toMatch(/^#/);
  expect(brand.mark.letters.length).toBeGreaterThan(0);
});
