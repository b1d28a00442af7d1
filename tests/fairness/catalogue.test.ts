import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { CATALOGUE } from '../../mocks/cheats/catalogue';
import { CHEAT_GAMES } from '../../mocks/db/games/cheat-switch';
import { lawfulDouble } from './lawful-double';
import { lawfulMines } from './lawful-mines';

const LIST = new URL('catalogue.md', import.meta.url);
const MARK = '<!-- Written by `npm run unit -- tests/fairness/catalogue.test.ts -u`. -->';
const TITLES = { mines: 'Mines', double: 'Double' } as const;
const lawful = [...lawfulMines, ...lawfulDouble];

const cheatTable = (game: (typeof CHEAT_GAMES)[number]) => [
  `### ${TITLES[game]}: ${Object.keys(CATALOGUE[game]).length} cheats`,
  '',
  '| cheat | what the operator gains |',
  '|---|---|',
  ...Object.entries(CATALOGUE[game]).map(([name, { gain }]) => `| \`${name}\` | ${gain} |`),
  '',
];

test('catalogue.md lists every cheat and every lawful irregularity', async () => {
  const text = await readFile(LIST, 'utf8');
  const tables = [
    ...CHEAT_GAMES.flatMap(cheatTable),
    `### ${lawful.length} lawful irregularities`,
    '',
    ...CHEAT_GAMES.map((game) => {
      const names = lawful.filter((one) => one.game === game).map(({ name }) => name);
      return `- ${TITLES[game]}: ${names.join(', ')}.`;
    }),
  ];
  const expected = `${text.slice(0, text.indexOf(MARK))}${MARK}\n\n${tables.join('\n')}\n`;
  await expect(expected).toMatchFileSnapshot(LIST.pathname);
});

test('there are at least 25 cheats of each game and 20 lawful irregularities, all with different names', () => {
  for (const game of CHEAT_GAMES) expect(Object.keys(CATALOGUE[game]).length).toBeGreaterThanOrEqual(25);
  expect(lawful.length).toBeGreaterThanOrEqual(20);
  expect(new Set(lawful.map(({ game, name }) => `${game} ${name}`)).size).toBe(lawful.length);
});
