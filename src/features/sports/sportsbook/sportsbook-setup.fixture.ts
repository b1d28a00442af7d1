import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { useSessionStore } from '@/session/use-session';
import { closeAllModals, useModalStore } from '@/product/modal-store';

/** Returns the names of the open modals. */
export const modals = () => useModalStore.getState().stack.map(({ name }) => name);
/** Makes the session store that of a player (true) or a visitor. */
export const isPlayer = (value: boolean) => act(() => useSessionStore.setState({ isPlayer: value }));
/** Advances the fake timers. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Sets whether the player has just pressed something, as browsers report it. */
export const press = (isActive: boolean) => Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
/** Mock of `window.scrollTo`. */
export const scrolled = vi.fn();

/**
 * Registers hooks that give every test of the file fake timers, a user who has just pressed something, `scrolled` in place of
 * `window.scrollTo`, and no console warnings. After each test they make the session store that of a visitor, close all modals, and
 * restore all mocks and globals.
 */
export function setUpSportsbook(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    scrolled.mockReset();
    vi.stubGlobal('scrollTo', scrolled);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    press(true);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'userActivation');
    useSessionStore.setState({ isPlayer: false });
    closeAllModals();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
