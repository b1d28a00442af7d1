import { describe, expect, it } from 'vitest';

import { createRandom } from '../../db/random';
import { courses } from './courses';

describe.each(Object.entries(courses))('%s', (_, course) => {
  const strengths = course.strengths(0.4, -0.2);
  const at = (game: number, minute: number) => course.scoreAt(strengths, () => createRandom(`game ${String(game)}`), minute);

  it('ends with probabilities that know the winner of each market', () => {
    for (let game = 0; game < 60; game += 1) {
      const score = at(game, course.minutes);
      expect(score).toMatchObject({ progress: 1, clock: 'Encerrado' });
      for (const { id, selections } of course.markets(strengths, score, ['A', 'B'])) {
        const sure = selections.filter(({ probability }) => probability > 0.999).map((selection) => selection.id);
        expect(sure).toEqual([course.winner(id, score, strengths)]);
      }
    }
  });

  it('has probabilities that add up at any moment', () => {
    for (let minute = 0; minute <= course.minutes; minute += 7) {
      for (const { selections } of course.markets(strengths, at(1, minute), ['A', 'B'])) {
        expect(selections.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 3);
      }
    }
  });

  it('never takes a point back', () => {
    for (let minute = 1; minute <= course.minutes; minute += 1) {
      expect(at(2, minute).home).toBeGreaterThanOrEqual(at(2, minute - 1).home);
      expect(at(2, minute).away).toBeGreaterThanOrEqual(at(2, minute - 1).away);
    }
  });

  it('knows no other market', () => {
    expect(course.winner('cartoes', at(1, course.minutes), strengths)).toBeUndefined();
  });
});
