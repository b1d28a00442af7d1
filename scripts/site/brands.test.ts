import { expect, test } from 'vitest';

import { brandBackend, brandOfBackend } from './brands';

test.each([
  ['api.palpite.example', 'palpite'],
  ['api.mare.example:8443', 'mare'],
])('the backend %s has the brand %s (SPEC D12)', (backend, name) => {
  expect(brandOfBackend(backend)).toBe(name);
});

test.each(['api.unknown.example', '', 'palpite'])('the backend %j has no brand, and the message lists the brands', (backend) => {
  expect(() => brandOfBackend(backend)).toThrow('palpite, brasa, pomar, mare, cipo, ipe');
});

test('an unknown brand has no backend', () => {
  expect(() => brandBackend('nenhuma')).toThrow("no brand 'nenhuma'");
});
