import { describe, expect, it } from 'vitest';

import { combinedOdds, formatOdds, offeredOdds, payout } from './odds';

describe('odds', () => {
  it('include a margin, in the steps of a bookmaker', () => {
    expect(offeredOdds(0.5)).toBe(1880);
    expect(offeredOdds(0.25)).toBe(3750);
    expect(offeredOdds(0.1)).toBe(9250);
  });

  it('are not offered on nearly settled selections', () => {
    expect(offeredOdds(0.99)).toBeUndefined();
    expect(offeredOdds(1)).toBeUndefined();
    expect(offeredOdds(0)).toBeUndefined();
  });

  it('multiply in whole thousandths, rounded down, up to the contract’s maximum', () => {
    expect(combinedOdds([])).toBe(1000);
    expect(combinedOdds([2100])).toBe(2100);
    expect(combinedOdds([2100, 1905])).toBe(4000);
    expect(combinedOdds([1333, 1333, 1333])).toBe(2368);
    expect(combinedOdds(Array.from({ length: 20 }, () => 100_000))).toBe(1_000_000_000);
  });

  it('pay whole cents, rounded down', () => {
    expect(payout(1500, 2100)).toBe(3150);
    expect(payout(1, 1999)).toBe(1);
    expect(payout(333, 2368)).toBe(788);
    expect(payout(9_007_199_254, 1_000_000)).toBe(9_007_199_254_000);
  });

  it('have two or three decimals as text', () => {
    expect([2100, 1905, 10_000].map(formatOdds)).toEqual(['2,10', '1,905', '10,00']);
  });
});
