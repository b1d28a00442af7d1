import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createSearchIndex } from './search-index';
import { fold, isWithinEditDistance } from './fuzzy-match';

const games = [
  ['Noite de Cobre', 'Oficina Aurora'],
  ['Cobra do Sertão', 'Oficina Aurora'],
  ['Vale da Lua', 'Estúdio Norte'],
  ['Lua de Prata', 'Estúdio Norte'],
  ['Fúria d’Água 2', 'Pedra Alta'],
  ['Luar', 'Lua Nova Jogos'],
  ['Enluarada', 'Pedra Alta'],
  ['Tesouro Perdido', 'Pedra Alta'],
].map(([name = '', provider = '']) => ({ name, provider }));

const index = createSearchIndex();
index.add(games);
const found = (text: string) => [...index.find(text)].map((place) => games[place]?.name);

describe('what was typed', () => {
  test.each([
    ['sertao', ['Cobra do Sertão']],
    ['FÚRIA', ['Fúria d’Água 2']],
    ['agua', ['Fúria d’Água 2']],
    ['furia 2', ['Fúria d’Água 2']],
    ['teso', ['Tesouro Perdido']],
    ['perdido tesouro', ['Tesouro Perdido']],
    ['valedalua', ['Vale da Lua']],
  ])('%s is found without accents, capitals, order or blanks', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test.each([
    ['tesuoro', 'swapped'],
    ['tesoro', 'one too few'],
    ['tessouro', 'one too many'],
    ['tesoiro', 'a wrong one'],
    ['resouro', 'a wrong first one'],
    ['tesourp perdodo', 'one in each word'],
    ['tesor', 'a beginning with a slip'],
  ])('%s is forgiven: %s', (text) => {
    expect(found(text)).toEqual(['Tesouro Perdido']);
  });

  test('words that are right by themselves and wrong together are forgiven, too', () => {
    expect(found('noite cobra')).toEqual(['Noite de Cobre']);
  });

  test('the whole word comes before its beginnings, the name before who made it, and all else in the order of the list', () => {
    expect(found('lua')).toEqual(['Vale da Lua', 'Lua de Prata', 'Luar']);
    expect(found('pedra')).toEqual(['Fúria d’Água 2', 'Enluarada', 'Tesouro Perdido']);
  });

  test.each(['', ' ', '!?', '“”', 'xyz', 'zzzzzzzz', 'lua zzzzzz'])('%j finds nothing', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('entries may come in parts', () => {
  const parts = createSearchIndex();
  for (const game of games) {
    parts.add([game]);
    parts.find('lua');
  }
  expect([...parts.find('lua')]).toEqual([...index.find('lua')]);
});

test('any name is found by itself, whatever accents and capitals it is typed with', () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), fc.boolean(), ({ name }, isLoud) => {
      expect(found(isLoud ? name.toUpperCase() : fold(name))).toContain(name);
    }),
  );
});

test('one slip anywhere in a long word is forgiven', () => {
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
      expect(isWithinEditDistance(typed, whole, 1)).toBe(true);
    }),
  );
});

test('more slips than are forgiven are too many', () => {
  expect(isWithinEditDistance('tesouro', 'perdido', 2)).toBe(false);
  expect(isWithinEditDistance('noite', 'n', 1)).toBe(false);
});
