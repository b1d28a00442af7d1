import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import type { Session } from '@/session/session';

import { startDeferredServices } from './start-deferred-services';

const startPlayerEvents = vi.hoisted(() => vi.fn<() => void>());
const idle = vi.hoisted(() => ({ run: undefined as (() => void) | undefined }));
vi.mock('./start-player-events', () => ({ startPlayerEvents }));
vi.mock('@/shared/lib/when-idle', () => ({
  whenIdle: (run: () => void) => {
    idle.run = run;
    return () => {
      idle.run = undefined;
    };
  },
}));

let name: 'visitor' | 'player';
let onChange: (() => void) | undefined;

beforeEach(() => {
  startPlayerEvents.mockClear();
  name = 'visitor';
  onChange = undefined;
});
afterEach(() => {
  idle.run = undefined;
});

function start(): void {
  const session = {
    state: () => ({ name }),
    subscribe: (listener: () => void) => {
      onChange = listener;
      return () => undefined;
    },
  } as unknown as Session;
  const config = parseRuntimeConfig(JSON.stringify({ realtime: { key: 'key' } }));
  startDeferredServices({ config, build: '', session, queryClient: new QueryClient(), pageName: () => 'index' });
}

test('a visitor gets the socket when the page is idle (SPEC S15, D13)', async () => {
  start();
  expect(startPlayerEvents).not.toHaveBeenCalled();
  idle.run?.();
  await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledOnce());
});

test('a player gets it at once, and a visitor with the login (SPEC S15)', async () => {
  name = 'player';
  start();
  await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledOnce());
  name = 'visitor';
  start();
  name = 'player';
  onChange?.();
  await vi.waitFor(() => expect(startPlayerEvents).toHaveBeenCalledTimes(2));
  expect(idle.run).toBeUndefined();
});
