// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readMessage } from '../../messages';
import { createStandInBackend } from '../../testing/stand-in-backend.fixture';
import { highlights } from './highlights';
import { formatPath, parsePath } from './route';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T17:05:00Z') }));
afterEach(() => void vi.useRealTimers());

it('highlights are live and upcoming events with page and odds, in a valid message', async () => {
  const { call } = await createStandInBackend();
  const { events, pages = [] } = await highlights(call);
  expect(events.length).toBe(10);
  expect(events.filter((event) => event.is_live).length).toBeGreaterThan(0);
  for (const { path, odds } of events) {
    expect(formatPath(parsePath(path))).toBe(path);
    expect(odds.length).toBeGreaterThan(1);
  }
  expect(readMessage('sportsbook', 'from', { v: 1, app: 'sportsbook', type: 'highlights', events, pages })).toBeDefined();
  expect(pages.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Futebol', 'Série Ouro', expect.stringContaining('Operário da Mata')]),
  );
  expect(pages.length).toBeGreaterThan(90);
  for (const { path } of pages) expect(formatPath(parsePath(path))).toBe(path);
});

it('pages name the day by the clock of the stand-in, not by that of the device', async () => {
  const { call, world } = await createStandInBackend();
  world.clock.advance(3 * 24 * 3_600_000);
  const { pages = [] } = await highlights(call);
  const days = new Set(pages.flatMap(({ detail }) => / · (.+), /.exec(detail ?? '')?.[1] ?? []));
  expect([...days].slice(0, 2)).toEqual(['Hoje', 'Amanhã']);
});

it('a message with an invalid event is rejected', async () => {
  const { call } = await createStandInBackend();
  const {
    events: [event],
  } = await highlights(call);
  for (const bad of [{ ...event, path: '//evil.example' }, { ...event, odds: [{ name: '1', price: 0 }] }, { ...event, is_live: 1 }, null])
    expect(readMessage('sportsbook', 'from', { v: 1, app: 'sportsbook', type: 'highlights', events: [bad] })).toBeUndefined();
});
