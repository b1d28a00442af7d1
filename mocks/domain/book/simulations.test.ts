import { describe, expect, it } from 'vitest';

import { createRandom } from '../random';
import { simulations } from './simulations';

describe.each(Object.entries(simulations))('%s', (_, simulation) => {
  const strengths = simulation.strengths(0.4, -0.2);
  const at = (game: number, minute: number) => simulation.scoreAt(strengths, () => createRandom(`game ${String(game)}`), minute);

  it('ends with a probability of 1 for the winner of each market', () => {
    for (let game = 0; game < 60; game += 1) {
      const score = at(game, simulation.minutes);
      expect(score).toMatchObject({ progress: 1, clock: 'Encerrado' });
      for (const { id, selections } of simulation.markets(strengths, score, ['A', 'B'])) {
        const sure = selections.filter(({ probability }) => probability > 0.999).map((selection) => selection.id);
        expect(sure).toEqual([simulation.winner(id, score, strengths)]);
      }
    }
  });

  it('has probabilities that add up to 1 at any moment', () => {
    for (let minute = 0; minute <= simulation.minutes; minute += 7) {
      for (const { selections } of simulation.markets(strengths, at(1, minute), ['A', 'B'])) {
        expect(selections.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 3);
      }
    }
  });

  it('never reduces a score', () => {
    for (let minute = 1; minute <= simulation.minutes; minute += 1) {
      expect(at(2, minute).home).toBeGreaterThanOrEqual(at(2, minute - 1).home);
      expect(at(2, minute).away).toBeGreaterThanOrEqual(at(2, minute - 1).away);
    }
  });

  it('has no winner in an unknown market', () => {
    expect(simulation.winner('cartoes', at(1, simulation.minutes), strengths)).toBeUndefined();
  });
});
