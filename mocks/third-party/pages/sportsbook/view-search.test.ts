import { expect, it } from 'vitest';

import { initials } from './crest';
import { isFound } from './view-search';

it.each([
  ['operario', 'Operário da Mata Aurora', true],
  ['ouro futebol', 'Aurora Litoral Série Ouro Futebol', true],
  ['tenis  VERAO', 'Aberto de Verão Tênis', true],
  ['flamengo', 'Aurora Litoral Série Ouro Futebol', false],
])('the search for %s in %s finds it: %s', (query, text, isExpected) => {
  expect(isFound(query, text)).toBe(isExpected);
});

it.each([
  ['Atlético Jequitibá', 'AJ'],
  ['Operário da Mata', 'OM'],
  ['R. Teixeira', 'RT'],
  ['Litoral', 'LI'],
])('the crest of %s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
