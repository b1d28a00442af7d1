// @vitest-environment node
import { expect, test } from 'vitest';

import { eventDayLabel } from './event-day';

const NOON = Date.parse('2026-11-21T15:00:00Z');

test.each([
  ['2026-11-21T20:00:00Z', 'Hoje'],
  // This time is still on the previous day in São Paulo.
  ['2026-11-22T02:30:00Z', 'Hoje'],
  ['2026-11-22T03:00:00Z', 'Amanhã'],
  ['2026-11-23T20:00:00Z', '23/11'],
])('the label of %s is %s', (iso, name) => {
  expect(eventDayLabel(iso, NOON)).toBe(name);
});
