import { describe, expect, test } from 'vitest';

import { comparable } from './comparable-report';
import { checkHarbour } from './harbour/check';
import { HARBOUR_MUTANTS } from './harbour/mutants/all';
import type { HarbourVariant } from './harbour/value-variants';
import { HARBOUR_VARIANTS } from './harbour/variants';

/** Faults that the checker does not find yet, of the classes whose first one is among them. */
const MISSED: ReadonlySet<string> = new Set([
  'the job never ends',
  'remarks are limited by bytes',
  'only one digit after the point is allowed',
  'half a tonne is too little',
  'a document without a title is refused',
  'a quotation mark breaks the server',
  'an array as body breaks the server',
  'a missing body breaks the server',
  'a cargo of null breaks the server',
  'a cancelled booking breaks the second cancellation',
  'a title with an accent breaks the server',
  'only the first kind counts',
  'the flag is ignored beside an order',
  'the second page forgets the filter',
  'the depth hides every berth',
  'cancelled bookings are not found',
  'a page has ten vessels unless told',
  'the last page has an empty cursor',
  'Link stays on the last page',
  'Link forgets the filter',
  'Link has no angle brackets',
  'the list shows names in capitals',
  'the list keeps the status of a cancelled booking',
  'the newest vessel is not listed',
  'a list shows documents of all vessels',
  'a cancellation is not stored',
  'a cancellation answers the booking as before',
  'a booking can be cancelled twice',
  'a booking has another cargo',
  'half tonnes are dropped',
  'a job that is done has no result',
  'the result of a job lacks the path of the server',
  'a report has another month',
  'a report has another id',
]);
const found = HARBOUR_MUTANTS.filter(({ name }) => !MISSED.has(name));
const groups = [...new Set(found.map(({ group }) => group))];

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
  test.each(HARBOUR_VARIANTS.slice(0, 5))('finds nothing on the lawful variant "$name".', findsNothing);
  test.each(HARBOUR_VARIANTS.slice(5))('finds nothing on the further lawful variant "$name".', { tags: 'full' }, findsNothing);

  const findsFault = async (group: string) => {
    const mutant = found.find((one) => one.group === group);
    const [report] = await checkHarbour(mutant?.fault, 1);
    expect(report?.findings.map(({ check, operationId }) => [check, operationId])).toContainEqual([
      expect.toBeOneOf([...(mutant?.kinds ?? [])]),
      expect.toBeOneOf([...(mutant?.operations ?? [])]),
    ]);
  };
  const isFromContract = (group: string) => group.startsWith('read from the contract');
  test.each(groups.filter((group) => !isFromContract(group)))('finds a fault of the class "%s".', findsFault);
  test.each(groups.filter(isFromContract))('finds a fault of the class "%s".', { tags: 'full' }, findsFault);
});
