import { afterEach, beforeEach, vi } from 'vitest';

import { createStandInBackend } from '../../testing/stand-in-backend.fixture';
import { type Book, mountBook } from './book';

const now = new Date('2026-11-21T17:05:00Z');
/** Mocks, by name, of the functions that the book calls on the site. */
export const callbacks = {
  onNavigate: vi.fn(),
  onBetPlaced: vi.fn(),
  onBetsChanged: vi.fn(),
  onTokenExpired: vi.fn(),
  onLoginRequired: vi.fn(),
};
/** Page of the current test. */
export let root: HTMLElement;
/** Book of the current test. */
export let book: Book;
/** Backend of the current test. */
export let backend: Awaited<ReturnType<typeof createStandInBackend>>;

/** Gives every media query of the page the same result, because jsdom has no layout. Must be called before the book is opened. */
export const atWidth = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow, media: '', onchange: null }));

/** Opens the book, as a visitor unless a token is given. */
export async function open(token?: string, path = '/futebol'): Promise<void> {
  book = mountBook(root, { ...callbacks, call: backend.call, token, path });
  await settle();
}

/** Waits for promises and for timers that are due now. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
/** Returns the first button whose whole text is the name, or matches it. @throws if there is none */
export const button = (name: string | RegExp) => {
  const found = [...root.querySelectorAll('button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
  );
  if (found === undefined) throw new Error(`There is no button ${String(name)}.`);
  return found;
};
/** Returns the buttons of all odds that can be selected. */
export const odds = () => [...root.querySelectorAll<HTMLButtonElement>('.odds:not([disabled])')];
/** Types into the first field, which is a stake while the slip is the only part with fields. @throws if there is no field */
export const stake = (typed: string) => {
  const field = root.querySelector('input');
  if (field === null) throw new Error('There is no stake.');
  field.value = typed;
  field.dispatchEvent(new Event('input'));
};

/**
 * Makes a wide page and a backend before each test, with fake timers at 14:05 in São Paulo on 21 November 2026. Each test must open the
 * book, which is unmounted after it. Clears local storage, the hash and the calls of `callbacks`, and restores globals. Call once per file.
 */
export function setUpBookTests(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ now });
    atWidth(false);
    localStorage.clear();
    vi.stubGlobal('scrollTo', () => {});
    root = document.createElement('div');
    document.body.replaceChildren(root);
    backend = await createStandInBackend();
  });
  afterEach(() => {
    book.unmount();
    location.hash = '';
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
}
