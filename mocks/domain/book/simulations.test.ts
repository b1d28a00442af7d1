import { describe, expect, it } from 'vitest';

import { createRandom } from '../random';
import { simulations } from './simulations';
import { START, sumAmounts } from './sport-simulation';

describe.each(Object.entries(simulations))('%s', (_, simulation) => {
  const strengths = simulation.strengths(0.4, -0.2);
  const at = (game: number, minute: number) => simulation.scoreAt(strengths, () => createRandom(`game ${String(game)}`), minute);
  const topics = [...new Set(simulation.markets.flatMap(({ topic, next = topic }) => [topic, next]))];

  it('ends with one possible outcome of each topic', () => {
    for (let game = 0; game < 60; game += 1) {
      const score = at(game, simulation.minutes);
      expect(score).toMatchObject({ progress: 1, clock: 'Encerrado' });
      for (const topic of topics) expect(simulation.outcomes(topic, strengths, score)).toHaveLength(1);
    }
  });

  it('has probabilities that add up to 1 at any moment', () => {
    for (let minute = 0; minute <= simulation.minutes; minute += 7) {
      for (const topic of topics) {
        const sum = simulation.outcomes(topic, strengths, at(1, minute)).reduce((all, { probability }) => all + probability, 0);
        expect(sum).toBeCloseTo(1, 4);
      }
    }
  });

  it('plays as often as its probabilities say', () => {
    const games = 1500;
    const scores = Array.from({ length: games }, (_, game) => at(game, simulation.minutes));
    for (const topic of topics) {
      const expected = simulation
        .outcomes(topic, strengths, START)
        .reduce((sum, { probability, counts }) => sum + probability * counts[0], 0);
      const sum = scores.reduce((all, score) => all + (simulation.outcomes(topic, strengths, score)[0]?.counts[0] ?? 0), 0);
      expect(Math.abs(sum / games - expected)).toBeLessThan(0.06 * expected + 0.02);
    }
  });

  it('never reduces a score, and has an incident for each change of it', () => {
    for (let minute = 1; minute <= simulation.minutes; minute += 1) {
      const [before, after] = [at(2, minute - 1), at(2, minute)];
      expect(after.home).toBeGreaterThanOrEqual(before.home);
      expect(after.away).toBeGreaterThanOrEqual(before.away);
      expect(after.incidents.slice(0, before.incidents.length)).toEqual(before.incidents);
      if (after.home !== before.home) expect(sumAmounts(after.incidents)).not.toEqual(sumAmounts(before.incidents));
    }
  });

  it('has no outcomes of an unknown topic', () => {
    expect(simulation.outcomes('weather', strengths, START)).toEqual([]);
  });
});
