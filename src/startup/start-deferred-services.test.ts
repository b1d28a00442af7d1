import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import type { State } from '@/session/machine';

import { startDeferredServices } from './start-deferred-services';

const startPlayerEvents = vi.hoisted(() => vi.fn<() => void>());
const waiting = vi.hoisted(() => new Map<string, () => void>());
const startMonitoring = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./start-player-events', () => ({ startPlayerEvents }));
vi.mock('@/app/monitoring/start-monitoring', () => ({ startMonitoring }));
vi.mock('./stages/page-is', () => ({
  whenPageIs(stage: string, run: () => void) {
    waiting.set(stage, run);
    return () => void waiting.delete(stage);
  },
}));

const visitor: State = { name: 'visitor' };
const player: State = { name: 'player', token: { value: 'token', endsAt: 0 }, rejections: 0 };

let state: State;
let onChange: (() => void) | undefined;

beforeEach(() => {
  startPlayerEvents.mockClear();
  startMonitoring.mockClear();
  state = visitor;
  onChange = undefined;
});
afterEach(() => {
  waiting.clear();
});

function start(page = 'index', visitors = 'settled', more: object = {}): void {
  const session = {
    state: () => state,
    subscribe: (listener: (now: State) => void) => {
      onChange = () => listener(state);
      return () => true;
    },
  };
  const config = parseRuntimeConfig(JSON.stringify({ realtime: { key: 'key', visitors }, ...more }));
  startDeferredServices({ config, build: '', session, queryClient: new QueryClient(), pageName: () => page });
}

test.each([
  ['index', 'settled', 'settled'],
  ['index', 'idle', 'idle'],
  ['double', 'settled', 'idle'],
] as const)(
  'a visitor of the page %s with the setting %s gets the socket when the page is %s (SPEC S15, D13)',
  async (page, visitors, stage) => {
    start(page, visitors);
    expect([...waiting.keys()]).toEqual([stage]);
    expect(startPlayerEvents).not.toHaveBeenCalled();
    waiting.get(stage)?.();
    await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledOnce());
  },
);

test.each([
  [0.09, 1],
  [0.1, 0],
])('with 10 percent, a visit whose draw is %s starts the monitoring %i times', async (draw, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(draw);
  start('index', 'settled', { sentryDsn: 'https://key@monitor.example/1', sentryPercent: 10 });
  // The module of the player's events is loaded later than that of the monitoring.
  waiting.get('settled')?.();
  await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledOnce());
  await vi.dynamicImportSettled();
  expect(startMonitoring).toHaveBeenCalledTimes(times);
  vi.restoreAllMocks();
});

test('a player gets it at once, and a visitor with the login (SPEC S15)', async () => {
  state = player;
  start();
  await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledOnce());
  state = visitor;
  start();
  state = player;
  onChange?.();
  await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledTimes(2));
  expect([...waiting.keys()]).toEqual([]);
});
