import { expect, test } from 'vitest';

import { addresses } from '../../page-addresses';

import { groupAddresses, planLeakVisits } from './groups';

const all = addresses.map(({ address }) => address);
const groups = groupAddresses(all);

test('every page belongs to one group, and no group is empty', () => {
  expect(groups.flatMap((group) => group.addresses).toSorted()).toEqual(all.toSorted());
  expect(groups.filter((group) => group.addresses.length === 0)).toEqual([]);
});

test('Double is visited among the house games, pages of the account not by visitors', () => {
  const groupOf = (address: string) => groups.find((group) => group.addresses.includes(address));
  expect(groupOf('/games/double')?.name).toBe('house games');
  expect(groupOf('/user/protection')).toMatchObject({ name: 'account', as: 'player' });
  expect(groupOf('/user/wallet/deposit')?.name).toBe('money');
  expect(groupOf('/login')).toMatchObject({ name: 'access', as: 'visitor' });
});

test('the seed decides order and stay, and every page of a group is visited', () => {
  for (const group of groups) {
    const visits = planLeakVisits(group, 200, 1);
    expect(planLeakVisits(group, 200, 1)).toEqual(visits);
    expect(new Set(visits.map(({ address }) => address))).toEqual(new Set(group.addresses));
    if (group.addresses.length > 1) expect(planLeakVisits(group, 200, 2)).not.toEqual(visits);
  }
});
