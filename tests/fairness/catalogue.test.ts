import { expect, test } from 'vitest';

import { CATALOGUE } from '../../mocks/http/cheats/catalogue';
import { CHEAT_GAMES } from '../../mocks/db/games/cheat-switch';
import { lawfulDouble } from './lawful-double';
import { lawfulMines } from './lawful-mines';

const lawful = [...lawfulMines, ...lawfulDouble];

test('there are at least 25 cheats of each game and 20 lawful irregularities, all with different names', () => {
  for (const game of CHEAT_GAMES) expect(Object.keys(CATALOGUE[game]).length).toBeGreaterThanOrEqual(25);
  expect(lawful.length).toBeGreaterThanOrEqual(20);
  expect(new Set(lawful.map(({ game, name }) => `${game} ${name}`)).size).toBe(lawful.length);
});
