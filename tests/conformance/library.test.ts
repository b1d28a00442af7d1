import { describe, expect, test } from 'vitest';

import { comparable } from './comparable-report';
import { checkLibrary, checkLibraryAgain } from './library/check';
import { LIBRARY_MUTANTS } from './library/mutants/all';
import { startLibrary } from './library/server/serve';
import { LIBRARY_VARIANTS } from './library/variants';

const groups = [...new Set(LIBRARY_MUTANTS.map(({ group }) => group))];

test('A library answers a path that cannot be decoded.', async () => {
  const { url, close } = await startLibrary();
  expect((await fetch(new URL('/v1/books/%E0', url))).status).toBe(500);
  close();
});

/** `bench/conformance/library.ts` tries all of them with three seeds. */
describe('The contract checker on a library, a domain of its own in OpenAPI 3.0', () => {
  test.each([1, 2, 3])('finds nothing on the library itself, and reaches every operation (seed %i).', async (seed) => {
    const report = await checkLibrary(undefined, seed);
    expect(report.findings).toEqual([]);
    expect(report.summary.coverage.operations).toBe(1);
  });

  test('reports the same in a second run on the same data.', async () => {
    const [first, second] = await checkLibraryAgain(undefined, [4, 4]);
    expect(comparable(second)).toBe(comparable(first));
  });

  test('has at least two faults of each class, and at least 25 lawful variants.', () => {
    expect(LIBRARY_VARIANTS.length).toBeGreaterThanOrEqual(25);
    for (const group of groups) expect([group, LIBRARY_MUTANTS.filter((one) => one.group === group).length >= 2]).toEqual([group, true]);
  });

  test.each(groups)('finds the first fault of the class "%s".', async (group) => {
    const mutant = LIBRARY_MUTANTS.find((one) => one.group === group);
    const { findings } = await checkLibrary(mutant?.fault, 1, group === 'cross-origin');
    expect(findings.map(({ check, operationId }) => [check, operationId])).toContainEqual([
      expect.toBeOneOf([...(mutant?.kinds ?? [])]),
      expect.toBeOneOf([...(mutant?.operations ?? [])]),
    ]);
  });
});
