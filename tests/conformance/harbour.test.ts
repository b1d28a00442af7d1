import { describe, expect, test } from 'vitest';

import { comparable } from './comparable-report';
import { checkHarbour } from './harbour/check';
import { HARBOUR_MUTANTS } from './harbour/mutants/all';
import { MISSED } from './harbour/mutants/missed';
import { createHarbour, newBooking, newToken } from './harbour/server/harbour';
import { startHarbour } from './harbour/server/serve';
import type { HarbourVariant } from './harbour/variant';
import { HARBOUR_VARIANTS } from './harbour/variants';

const found = HARBOUR_MUTANTS.filter(({ group, name }) => MISSED[group]?.includes(name) !== true);

test('The list of missed faults has only faults that exist, and leaves one of each class.', () => {
  const namesOf = (group: string) => HARBOUR_MUTANTS.filter((one) => one.group === group).map(({ name }) => name);
  for (const [group, missed] of Object.entries(MISSED)) expect(namesOf(group)).toEqual(expect.arrayContaining([...missed]));
  expect(new Set(found.map(({ group }) => group))).toEqual(new Set(HARBOUR_MUTANTS.map(({ group }) => group)));
});

describe('A harbour', () => {
  test('answers a path that cannot be decoded.', async () => {
    let token = '';
    const { url, close } = await startHarbour((harbour) => {
      token = newToken(harbour, 'ada');
      return (visit, next) => next(visit);
    });
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(new URL('/port/berths/%E0', url), { headers })).status).toBe(500);
    close();
  });

  test('gives a booking to its caller, whatever owner the body names.', () => {
    expect(newBooking(createHarbour(), 'ada', { owner_account: 'ben' }).owner_account).toBe('ada');
  });
});

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

  test('finds nothing in a second run either, although the first one has taken the names.', { tags: 'full' }, async () => {
    const variant = HARBOUR_VARIANTS.find(({ name }) => name === 'taken names are 422');
    const reports = await checkHarbour(variant?.fault, 1, 1);
    expect(reports.map(({ findings }) => findings)).toEqual([[], []]);
  });

  const findsFault = async ({ fault, kinds, operations }: (typeof found)[number]) => {
    const [report] = await checkHarbour(fault, 1);
    expect(report?.findings.map(({ check, operationId }) => [check, operationId])).toContainEqual([
      expect.toBeOneOf([...kinds]),
      expect.toBeOneOf([...operations]),
    ]);
  };
  const isFirst = ({ name, group }: (typeof found)[number]) => found.find((one) => one.group === group)?.name === name;
  const isFromContract = ({ group }: (typeof found)[number]) => group.startsWith('read from the contract');
  const usual = found.filter((one) => isFirst(one) && !isFromContract(one));
  const further = found.filter((one) => !usual.includes(one) && (isFirst(one) || MISSED[one.group] !== undefined));
  test.each(usual)('finds the fault "$name" of the class "$group".', findsFault);
  test.each(further)('finds the fault "$name" of the class "$group".', { tags: 'full' }, findsFault);
});
