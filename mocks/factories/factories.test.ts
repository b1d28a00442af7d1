import { expect, test } from 'vitest';

import { definitions } from '../http/contract';
import { createNodeValidator } from '../http/schema-validator-node';
import { me } from './account.fixture';
import { bonus } from './bonuses.fixture';
import { game } from './games';
import { category, provider } from './lobby.fixture';
import { playerRecord } from '../db/players/player-record';
import { doubleRound, minesGame } from './rounds.fixture';

const validator = createNodeValidator(definitions);

test.each<[string, (index: number) => unknown]>([
  ['Game', (index) => game(index)],
  ['Provider', (index) => provider(index)],
  ['Category', (index) => category(index)],
  ['MeAnswer', () => me()],
  ['Bonus', () => bonus()],
  ['MinesGame', () => minesGame()],
  ['DoubleRound', (index) => doubleRound(index)],
])('a %s has its schema, and is the same each time', async (name, create) => {
  for (let index = 1; index <= 20; index += 1) {
    const made = create(index);
    expect(await validator.validate(name, { $ref: `#/components/schemas/${name}` }, made)).toEqual([]);
    expect(create(index)).toEqual(made);
  }
});

test('a player of the stand-in is an adult with the given fields', () => {
  const given = { id: 'usr_9', name: 'Rita Melo', email: 'rita@exemplo.invalid', cpf: '52998224725', createdAt: 0 } as const;
  const player = playerRecord({ ...given, verification: 'approved', gender: 1 }, 9);
  expect(player).toMatchObject({ ...given, verification: 'approved', gender: 1 });
  expect(player.phone).toMatch(/^119\d{8}$/);
  expect(Number(player.birthday.slice(0, 4))).toBeLessThan(2003);
  expect(playerRecord({ ...given, verification: 'approved', gender: 1 }, 9)).toEqual(player);
});
