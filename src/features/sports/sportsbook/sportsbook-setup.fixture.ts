import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { useSessionStore } from '@/session/use-session';
import { closeAllModals, useModalStore } from '@/product/modal-store';

export const modals = () => useModalStore.getState().stack.map(({ name }) => name);
export const isPlayer = (value: boolean) => act(() => useSessionStore.setState({ isPlayer: value }));
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Sets whether the player has just pressed something, as browsers report it. */
export const press = (isActive: boolean) => Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
export const scrolled = vi.fn();

/** Gives every test of the file fake timers, a visitor who has just pressed something, and a page that can scroll. */
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
