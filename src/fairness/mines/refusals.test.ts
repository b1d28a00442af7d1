// @vitest-environment node
import { expect, test } from 'vitest';

import { verdictOf } from '../core/fair-checks';
import { sha256Hex } from '../core/fair-numbers';
import { failedAttempts } from './evidence';
import { CELLS, minesLayout } from './odds';
import { game, records } from './reference-game.fixture';
import type { MinesAttempt } from './refusals';
import { refusedPresses, verifyAttempts } from './refusals';
import { lostAt, played, press, reply, seen } from './verify-journal.fixture';

/** A game of three mines in which two diamonds are refused, and a mine is accepted. */
const rigged = {
  game: 'mines' as const,
  round: lostAt(9000, 2),
  journal: played(
    press(3000, 12),
    reply(3500, 'refused'),
    press(5000, 7),
    reply(5500, 'refused'),
    press(8500, 2),
    reply(9000, 'answered', seen('lost', [2])),
  ),
};
const verdictOn = (attempts: readonly MinesAttempt[]) => {
  const checks = verifyAttempts(attempts);
  return checks.length === 0 ? undefined : verdictOf(checks);
};

test('refused presses are counted over games, each with the chance that it had', () => {
  expect(refusedPresses(rigged.round, rigged.journal)).toEqual([
    { round_id: 'mns_31', type: 'reveal', cells: 25, gems: 22, is_gem: true },
    { round_id: 'mns_31', type: 'reveal', cells: 24, gems: 21, is_gem: true },
  ]);
  const other = { ...rigged, round: { ...rigged.round, revealed: [12, 2] } };
  expect(refusedPresses(other.round, other.journal).map(({ cells }) => cells)).toEqual([24]);
  expect(refusedPresses({ ...rigged.round, revealed: [20, 2] }, rigged.journal)).toEqual([]);
});

test.each([
  [2, undefined],
  [10, undefined],
  [35, 'unchecked'],
  [85, 'failed'],
])('two refused diamonds in each of %i games have the verdict %s', async (count, verdict) => {
  const attempts = await failedAttempts(Array.from({ length: count }, () => rigged));
  expect(verdictOn(attempts)).toBe(verdict);
});

test('two refused starts before each game are counted over games', async () => {
  const start = records.lines[0];
  if (start?.act?.type !== 'start') throw new TypeError('no start');
  const { act } = start;
  const refused = ['a', 'b'].map((seed) => ({ ...start, act: { ...act, asked: { ...act.asked, mines: 12, client_seed: seed } } }));
  const attempts = await failedAttempts([{ game: 'mines', round: game, journal: { ...records, refused } }]);
  expect(attempts.map(({ type, cells, gems }) => `${type} ${gems} ${cells}`)).toEqual(['start 13 25', 'start 13 25']);
  const gems = attempts.map((attempt) => ({ ...attempt, is_gem: true }));
  expect(verdictOn(Array.from({ length: 6 }, () => gems).flat())).toBe('unchecked');
});

test('refused starts under seeds that were replaced and revealed are counted with the layouts of those seeds', async () => {
  const start = records.lines[0];
  if (start?.act?.type !== 'start') throw new TypeError('no start');
  const { act } = start;
  const seeds = ['b'.repeat(64), 'c'.repeat(64)];
  const refused = await Promise.all(
    [...seeds, 'd'.repeat(64)].map(async (seed) => ({
      ...start,
      act: { ...act, asked: { ...act.asked, client_seed: seed }, shown: { ...act.shown, hash: await sha256Hex(seed) } },
    })),
  );
  const attempts = await failedAttempts([{ game: 'mines', round: game, journal: { ...records, refused, seeds } }]);
  const layouts = await Promise.all(seeds.map((seed) => minesLayout({ serverSeed: seed, clientSeed: seed, nonce: 1, mines: 3 })));
  expect(attempts.map((attempt) => attempt.is_gem)).toEqual(layouts.map((mines) => !mines.includes(12)));
});

test('presses that are refused by chance reach orange in fewer than 1 of 100 lives', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  let alarms = 0;
  for (let life = 0; life < 300; life += 1) {
    const attempts: MinesAttempt[] = [];
    let isAlarmed = false;
    for (let round = 0; round < 40; round += 1) {
      const mines = [1, 3, 5, 12, 20, 24][Math.floor(random() * 6)] ?? 3;
      const drawn = Array.from({ length: CELLS }, (_, cell) => ({ cell, order: random() })).toSorted(
        (one, other) => one.order - other.order,
      );
      const layout = drawn.slice(0, mines).map(({ cell }) => cell);
      const pressed = Array.from({ length: CELLS }, (_, cell) => cell).slice(0, 1 + Math.floor(random() * 4));
      const accepted = pressed.filter(() => random() < 0.6);
      const end = accepted.findIndex((cell) => layout.includes(cell));
      const revealed = end === -1 ? accepted : accepted.slice(0, end + 1);
      const until = end === -1 ? pressed : pressed.slice(0, pressed.indexOf(accepted[end] ?? 0) + 1);
      const statement = { ...game, mine_positions: layout, revealed };
      attempts.push(...refusedPresses(statement, played(...until.map((cell, index) => press(index, cell)))));
      isAlarmed ||= verdictOn(attempts) !== undefined;
    }
    alarms += isAlarmed ? 1 : 0;
  }
  expect(alarms).toBeLessThanOrEqual(3);
});
