// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fold, isPrefixWithinEdits } from './fuzzy-match';
import { createSearchIndex } from './search-index';

const games = [
  ['Noite de Cobre', 'Oficina Aurora'],
  ['Cobra do Sertão', 'Oficina Aurora'],
  ['Vale da Lua', 'Estúdio Norte'],
  ['Lua de Prata', 'Estúdio Norte'],
  ['Fúria d’Água 2', 'Pedra Alta'],
  ['Luar', 'Lua Nova Jogos'],
  ['Enluarada', 'Pedra Alta'],
  ['Tesouro Perdido', 'Pedra Alta'],
].map(([name = '', keywords = '']) => ({ name, keywords }));

const index = createSearchIndex();
index.add(games);
const found = (text: string) => [...index.find(text)].map((gameIndex) => games[gameIndex]?.name);

describe('search text', () => {
  test.each([
    ['sertao', ['Cobra do Sertão']],
    ['FÚRIA', ['Fúria d’Água 2']],
    ['agua', ['Fúria d’Água 2']],
    ['furia 2', ['Fúria d’Água 2']],
    ['teso', ['Tesouro Perdido']],
    ['perdido tesouro', ['Tesouro Perdido']],
    ['valedalua', ['Vale da Lua']],
  ])('%s matches regardless of accents, case, word order and spaces', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test.each([
    ['tesuoro', 'swapped letters'],
    ['tesoro', 'a missing letter'],
    ['tessouro', 'an extra letter'],
    ['tesoiro', 'a wrong letter'],
    ['resouro', 'a wrong first letter'],
    ['tesourp perdodo', 'a typo in each word'],
    ['tesor', 'a typo in a prefix'],
  ])('%s matches despite the typo (%s)', (text) => {
    expect(found(text)).toEqual(['Tesouro Perdido']);
  });

  test('matches words that exist alone but not in the same name', () => {
    expect(found('noite cobra')).toEqual(['Noite de Cobre']);
  });

  test('exact words rank before prefixes, names before keywords, and equal scores keep the order of insertion', () => {
    expect(found('lua')).toEqual(['Vale da Lua', 'Lua de Prata', 'Luar']);
    expect(found('pedra')).toEqual(['Fúria d’Água 2', 'Enluarada', 'Tesouro Perdido']);
  });

  test.each(['', ' ', '!?', '“”', 'xyz', 'zzzzzzzz', 'lua zzzzzz'])('%j matches nothing', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('entries can be added in parts', () => {
  const parts = createSearchIndex();
  for (const game of games) {
    parts.add([game]);
    parts.find('lua');
  }
  expect([...parts.find('lua')]).toEqual([...index.find('lua')]);
});

test('any name matches itself, with any accents and case', () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.boolean(), ({ name }, isLoud) => {
      expect(found(isLoud ? name.toUpperCase() : fold(name))).toContain(name);
    }),
  );
});

test('one typo anywhere in a long word matches', () => {
  const letter = fc.constantFrom(...'abcdefghij');
  const word = fc.array(letter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(word, fc.nat(), letter, fc.constantFrom('drop', 'add', 'change', 'swap'), (whole, at, other, slip) => {
      const place = at % (whole.length - 1);
      const typed = {
        drop: whole.slice(0, place) + whole.slice(place + 1),
        add: whole.slice(0, place) + other + whole.slice(place),
        change: whole.slice(0, place) + other + whole.slice(place + 1),
        swap: `${whole.slice(0, place)}${whole[place + 1]}${whole[place]}${whole.slice(place + 2)}`,
      }[slip];
      expect(isPrefixWithinEdits(typed, whole, 1)).toBe(true);
    }),
  );
});

test('more typos than the maximum do not match', () => {
  expect(isPrefixWithinEdits('tesouro', 'perdido', 2)).toBe(false);
  expect(isPrefixWithinEdits('noite', 'n', 1)).toBe(false);
});
