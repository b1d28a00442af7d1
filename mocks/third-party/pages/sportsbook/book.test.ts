// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStandInBackend } from '../../testing/stand-in-backend';
import { type Book, mountBook } from './book';

const now = new Date('2026-11-21T17:05:00Z');
const told = { onNavigate: vi.fn(), onBetPlaced: vi.fn(), onTokenExpired: vi.fn(), onLoginRequired: vi.fn() };
let root: HTMLElement;
let book: Book;
let backend: Awaited<ReturnType<typeof createStandInBackend>>;

/** jsdom knows no layout. */
class Sight {
  observe(): void {}
  disconnect(): void {}
}

async function open(token?: string, path = '/futebol'): Promise<void> {
  book = mountBook(root, { ...told, call: backend.call, token, path });
  await settle();
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const button = (name: string | RegExp) => {
  const found = [...root.querySelectorAll('button')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
  );
  if (found === undefined) throw new Error(`There is no button ${String(name)}.`);
  return found;
};
const odds = () => [...root.querySelectorAll<HTMLButtonElement>('.odds:not([disabled])')];
const stake = (typed: string) => {
  const field = root.querySelector('input');
  if (field === null) throw new Error('There is no stake.');
  field.value = typed;
  field.dispatchEvent(new Event('input'));
};

beforeEach(async () => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('IntersectionObserver', Sight);
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

describe('a visitor', () => {
  it('sees the book, and is asked to log in for a bet (SPEC D11)', async () => {
    await open();
    expect(root.querySelector('h1')?.textContent).toBe('Futebol');
    odds()[0]?.click();
    button('Entrar para apostar').click();
    expect(told.onLoginRequired).toHaveBeenCalledOnce();
    expect(root.querySelector('.balance')).toBeNull();
  });

  it('sees the book while the backend is silent, and why nothing can be bet', async () => {
    backend.losing = 99;
    await open();
    expect(odds().length).toBeGreaterThan(5);
    expect(root.textContent).toContain('Sem resposta da casa.');
  });
});

describe('a player', () => {
  it('places a bet against the wallet, and sees it among the bets', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('12,50');
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(10_000 - 1250);
    expect(told.onBetPlaced).toHaveBeenCalledExactlyOnceWith(1, 1250);
    expect(root.querySelector('.balance')?.textContent).toContain('87,50');
    book.navigate('/apostas');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(root.querySelector('h1')?.textContent).toBe('Minhas apostas');
    expect(root.querySelectorAll('.bet')).toHaveLength(1);
    expect(told.onNavigate).toHaveBeenLastCalledWith('/apostas');
  });

  it('pays once for many presses', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('10');
    const place = button(/^Apostar/);
    for (let press = 0; press < 20; press += 1) place.click();
    await settle();
    expect(backend.balance()).toBe(9000);
  });

  it('pays once for a bet whose answer was lost', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('10');
    backend.losing = 1;
    button(/^Apostar/).click();
    await settle();
    expect(root.textContent).toContain('Ainda não sabemos se a aposta foi feita.');
    // Nothing on the slip can be changed until it is known.
    odds().at(-1)?.click();
    expect(root.querySelectorAll('.selection')).toHaveLength(1);
    const locked = [root.querySelector('input'), button('Limpar'), root.querySelector<HTMLButtonElement>('.remove')];
    expect(locked.map((control) => control?.disabled)).toEqual([true, true, true]);
    button('Verificar aposta').click();
    await settle();
    expect(backend.balance()).toBe(9000);
    expect(told.onBetPlaced).toHaveBeenCalledOnce();
  });

  it('keeps the slip when the token has expired, and bets with the new one', async () => {
    await open('spb_old');
    expect(told.onTokenExpired).toHaveBeenCalled();
    odds()[0]?.click();
    stake('10');
    button(/^Apostar/).click();
    await settle();
    expect(root.textContent).toContain('Sua sessão de apostas expirou.');
    book.setToken(backend.token);
    await settle();
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(9000);
  });
});
