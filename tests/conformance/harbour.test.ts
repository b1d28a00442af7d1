import { describe, expect, test } from 'vitest';

import { comparable } from './comparable-report';
import { checkHarbour } from './harbour/check';
import { HARBOUR_MUTANTS } from './harbour/mutants/all';
import type { HarbourVariant } from './harbour/value-variants';
import { HARBOUR_VARIANTS } from './harbour/variants';

const groups = [...new Set(HARBOUR_MUTANTS.map(({ group }) => group))];

describe('The contract checker on a harbour, with OAuth2, problem details, cursors and deep objects', () => {
  test.each([1, 2])(
    'finds nothing on the harbour itself, and reports the same in a second run on the same data (seed %i).',
    async (seed) => {
      const [first, second] = await checkHarbour(undefined, seed, seed);
      expect(first?.findings).toEqual([]);
      expect(comparable(second)).toBe(comparable(first));
    },
  );

  const findsNothing = async ({ fault }: HarbourVariant) => {
    const [report] = await checkHarbour(fault, 3);
    expect(report?.findings).toEqual([]);
  };
  // A run takes about three seconds.
  test.each(HARBOUR_VARIANTS.slice(0, 10))('finds nothing on the lawful variant "$name".', findsNothing);
  test.each(HARBOUR_VARIANTS.slice(10))('finds nothing on the further lawful variant "$name".', { tags: 'full' }, findsNothing);

  test.each(groups)('finds the first fault of the class "%s".', async (group) => {
    const mutant = HARBOUR_MUTANTS.find((one) => one.group === group);
    const [report] = await checkHarbour(mutant?.fault, 1);
    expect(report?.findings.map(({ check, operationId }) => [check, operationId])).toContainEqual([
      expect.toBeOneOf([...(mutant?.kinds ?? [])]),
      expect.toBeOneOf([...(mutant?.operations ?? [])]),
    ]);
  });
});
