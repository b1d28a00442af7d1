import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { createSession } from '@/session/session';
import { bindSession, theSession } from '@/session/use-session';
import { useModalStore } from '@/product/modal-store';

import { setNavigator } from '../navigation/navigate';

/** Backend of the tests: receives each request and returns its response, which the test sets. `endVisit` removes it. */
export const sent = vi.fn<(request: Request) => Promise<Response>>();
/** Receives the warnings of the console. */
export const warned = vi.fn();

/** Starts a visitor's session at a backend that `sent` answers, and sends the console's warnings to `warned`. For `beforeEach`. */
export function startVisit(): void {
  backend({}, sent);
  vi.spyOn(console, 'warn').mockImplementation(warned);
  bindSession(createSession({ clearPlayerData: vi.fn(), navigate: (to) => window.history.pushState(null, '', to), ipBlocked: vi.fn() }));
}

/** Undoes {@link startVisit}, and also fake timers, mocks, navigator and modals that the test has set, but not the address. For `afterEach`. */
export function endVisit(): void {
  vi.useRealTimers();
  setNavigator(null);
  theSession().dispose();
  useModalStore.setState({ stack: [] });
  vi.restoreAllMocks();
  vi.resetAllMocks();
}

/** Renders a guard with its page at `/user/wallet?tab=2`, with an empty query cache and without a router. */
export function show(guarded: ReactNode): void {
  window.history.replaceState(null, '', '/user/wallet?tab=2');
  render(<QueryClientProvider client={createQueryClient()}>{guarded}</QueryClientProvider>);
}
