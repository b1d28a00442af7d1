// @vitest-environment node
import { expect, test } from 'vitest';

import { matchNotifications } from './match-notifications';

const unread = [
  { id: '3', type: 'deposit' },
  { id: '2', type: 'protection' },
  { id: '1', type: 'deposit' },
] as const;
const ids = (told: Parameters<typeof matchNotifications>[0], fetchedAt = 100) =>
  matchNotifications(told, unread, fetchedAt).map(({ id }) => id);

test('an event has the newest unread notification of its type', () => {
  expect(ids([{ type: 'deposit', at: 50 }])).toEqual(['3']);
  expect(ids([{ type: 'protection', at: 50 }])).toEqual(['2']);
  expect(ids([{ type: 'withdrawal', at: 50 }])).toEqual([undefined]);
});

test('two events have two notifications, and a known one is kept', () => {
  const both = [
    { type: 'deposit', at: 50 },
    { type: 'deposit', at: 60 },
  ] as const;
  expect(ids(both)).toEqual(['3', '1']);
  expect(ids([{ type: 'deposit', at: 40, id: '3' }, ...both])).toEqual(['3', '1', undefined]);
});

test('a list from before the event does not contain its notification', () => {
  expect(ids([{ type: 'deposit', at: 101 }])).toEqual([undefined]);
});
