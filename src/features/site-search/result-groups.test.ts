// @vitest-environment node
import { expect, test } from 'vitest';

import { appendLate, groupByKind } from './result-groups';
import type { SearchEntry, SearchKind } from './search-entry';

const entry = (kind: SearchKind, label: string): SearchEntry => ({ id: `${kind} ${label}`, kind, label, to: '/', icon: 'games' });
const labels = (groups: ReturnType<typeof groupByKind>) => groups.map(({ title, entries }) => [title, entries.map(({ label }) => label)]);

test('the kind of the best match comes first, and each kind has a limit', () => {
  const games = Array.from({ length: 20 }, (_, index) => entry('game', String(index)));
  expect(labels(groupByKind([entry('page', 'Sacar'), ...games]))).toEqual([
    ['Páginas', ['Sacar']],
    ['Jogos', ['0', '1', '2', '3', '4', '5']],
  ]);
});

test('late entries go below all others, each only once', () => {
  const shown = groupByKind([entry('game', 'Lua'), entry('page', 'Início')]);
  const late = [entry('game', 'Lua'), entry('game', 'Luar'), entry('provider', 'Lua Nova')];
  const first = appendLate(shown, late);
  expect(labels(first)).toEqual([
    ['Jogos', ['Lua']],
    ['Páginas', ['Início']],
    ['Mais jogos', ['Luar']],
    ['Provedores', ['Lua Nova']],
  ]);
  const second = appendLate(first, [entry('game', 'Lua de Prata')]);
  expect(labels(second).at(-1)).toEqual(['Mais jogos', ['Lua de Prata']]);
  expect(new Set(second.map(({ key }) => key)).size).toBe(second.length);
});

test('without new entries the groups stay the same object', () => {
  const shown = groupByKind([entry('game', 'Lua')]);
  expect(appendLate(shown, [entry('game', 'Lua')])).toBe(shown);
});
