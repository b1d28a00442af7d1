// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { checkInterval, longestInterval } from './check-interval';

afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

describe('the interval of the reality checks (SPEC Q36)', () => {
  test.each([
    [{}, null, 60],
    [{}, 15, 15],
    [{}, 240, 60],
    [{ realityCheckMinutes: 30 }, null, 30],
    [{ realityCheckMinutes: 0 }, null, null],
    [{ realityCheckMinutes: 0 }, 240, 240],
    [{ realityChecks: 'notice' }, null, null],
  ])('with %j and the choice %s is %s', (regulation, chosen, interval) => {
    setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ regulation })));
    expect(checkInterval(chosen)).toBe(interval);
  });

  test('is as long as the player likes without a default', () => {
    setRuntimeConfig(parseRuntimeConfig('{"regulation": {"realityCheckMinutes": 0}}'));
    expect(longestInterval()).toBeNull();
  });
});
