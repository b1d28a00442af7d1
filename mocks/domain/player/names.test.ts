import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';

import { asciiFirstName, fullName, isSameName, maskName } from './names';

test('any indexes give a name of three different words', () => {
  assert(
    property(nat(), nat(), nat(), (first, middle, last) => {
      const words = fullName(first, middle, last).split(' ');
      expect(words).toHaveLength(3);
      expect(words.every((word) => word.length > 1)).toBe(true);
      expect(new Set(words).size).toBe(3);
    }),
  );
});

test.each([
  ['Ana Souza', 'A*** S***'],
  ['  Ana Maria  de Souza ', 'A*** S***'],
  ['Érica Ávila', 'É*** Á***'],
  ['Zé', 'Z***'],
  ['', '?***'],
])('%j is masked as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('names are equal ignoring accents, case and spacing', () => {
  expect(isSameName('João  da Silva', ' JOAO DA silva ')).toBe(true);
  expect(isSameName('João Silva', 'João Silveira')).toBe(false);
});

test('a code starts with the ASCII first name in capitals', () => {
  expect(asciiFirstName('Cecília Meireles')).toBe('CECILIA');
  expect(asciiFirstName('李 小龙')).toBe('');
});
