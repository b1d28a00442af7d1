import { describe, expect, it } from 'vitest';

import { FAULT_NAMES } from './fault-names';
import { FIELD_ROUNDS, planVisits, replayCommand } from './plan';

const routes = ['/', '/casino', '/user/wallet'];
const all = { fault: undefined, route: undefined, as: undefined, round: undefined, sample: undefined, seed: 1 };

describe('planVisits', () => {
  it('visits every route in both roles under every fault, and in each round of the broken fields', () => {
    expect(planVisits(routes, all)).toHaveLength(routes.length * 2 * (FAULT_NAMES.length - 1 + FIELD_ROUNDS));
  });

  it('plans exactly the visit that a replay names', () => {
    const visit = { fault: 'field', route: '/casino', as: 'player', round: 2 } as const;
    expect(planVisits(routes, { ...all, ...visit })).toEqual([visit]);
    expect(replayCommand(visit, 7)).toBe('npm run chaos -- --route /casino --fault field --as player --round 2 --seed 7');
  });

  it('spreads a sample over all faults', () => {
    const faults = planVisits(routes, { ...all, sample: FAULT_NAMES.length }).map(({ fault }) => fault);
    expect(faults.toSorted()).toEqual(FAULT_NAMES.toSorted());
  });

  it('repeats a sample for the same seed and changes it for another', () => {
    const sample = (seed: number) => planVisits(routes, { ...all, sample: 10, seed });
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
  });
});
