// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStandInBackend } from '../../testing/stand-in-backend.fixture';
import { type Book, mountBook } from './book';

const now = new Date('2026-11-21T17:05:00Z');
const callbacks = { onNavigate: vi.fn(), onBetPlaced: vi.fn(), onBetsChanged: vi.fn(), onTokenExpired: vi.fn(), onLoginRequired: vi.fn() };
let root: HTMLElement;
let book: Book;
let backend: Awaited<ReturnType<typeof createStandInBackend>>;

/** Sets the width of the page, because jsdom has no layout. */
const atWidth = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow, media: '', onchange: null }));

async function open(token?: string, path = '/futebol'): Promise<void> {
  book = mountBook(root, { ...callbacks, call: backend.call, token, path });
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

describe('a visitor', () => {
  it('sees the events, and must log in to bet (SPEC D11)', async () => {
    await open();
    expect(root.querySelector('h1')?.textContent).toBe('Futebol');
    odds()[0]?.click();
    button('Entrar para apostar').click();
    expect(callbacks.onLoginRequired).toHaveBeenCalledOnce();
    expect(root.querySelector('.balance')).toBeNull();
  });

  it('sees the events and a notice while the backend does not respond', async () => {
    backend.lostResponses = 99;
    await open();
    expect(odds().length).toBeGreaterThan(5);
    expect(root.textContent).toContain('Sem resposta da casa.');
  });
});

describe('the page of an event', () => {
  /** Opens the first event that runs, or that does not. */
  async function openEvent(isLive: boolean) {
    await open(backend.token);
    const rows = [...root.querySelectorAll('.event')].filter((row) => (row.querySelector('.on-air') !== null) === isLive);
    book.navigate(rows[0]?.querySelector('a')?.getAttribute('href')?.slice(1) ?? '');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
  }
  const headings = () => [...root.querySelectorAll('.markets h2')].map(({ textContent }) => textContent);

  it('has its markets in groups', async () => {
    await openEvent(false);
    expect(headings()).toContain('Dupla chance');
    expect(headings()).not.toContain('Total de escanteios');
    button('Escanteios e cartões').click();
    expect(headings()).toContain('Total de escanteios');
    button('Todos').click();
    expect(headings().length).toBeGreaterThanOrEqual(15);
    expect(root.querySelector('.timeline')).toBeNull();
  });

  it('shows what has happened while it runs', async () => {
    await openEvent(true);
    expect(root.querySelector('.timeline h2')?.textContent).toContain('Minuto a minuto');
    expect(root.querySelectorAll('.strip .strip-mark').length).toBeGreaterThan(0);
    expect(root.querySelector('.incidents li')?.textContent).toMatch(/^\d+' · (Gol|Escanteio|Cartão): /);
  });
});

describe('the search', () => {
  it('finds teams and leagues without accents, and keeps favourites for the next visit', async () => {
    await open(undefined, '/busca');
    const search = (text: string) => {
      const field = root.querySelector<HTMLInputElement>('#search');
      if (field === null) throw new Error('There is no search.');
      field.value = text;
      field.dispatchEvent(new Event('input'));
    };
    search('xyz');
    expect(root.textContent).toContain('Nada encontrado para “xyz”.');
    search('serie ouro');
    expect(root.querySelector('.found')?.textContent).toContain('Série Ouro, Futebol');
    expect(root.querySelectorAll('.event').length).toBeGreaterThan(5);
    root.querySelector<HTMLElement>('.found .favourite')?.click();
    book.unmount();
    await open(undefined, '/');
    expect(root.querySelector('.block h2')?.textContent).toBe('Seus favoritos');
  });
});

describe('a player', () => {
  it('places a bet, which reduces the balance and is listed', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('12,50');
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(10_000 - 1250);
    expect(callbacks.onBetPlaced).toHaveBeenCalledExactlyOnceWith(1, 1250);
    expect(root.querySelector('.balance')?.textContent).toContain('87,50');
    book.navigate('/apostas');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    expect(root.querySelector('h1')?.textContent).toBe('Minhas apostas');
    expect(root.querySelectorAll('.bet')).toHaveLength(1);
    expect(callbacks.onNavigate).toHaveBeenLastCalledWith('/apostas');
  });

  it('pays once for many clicks', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('1000');
    const place = button(/^Apostar/);
    for (let click = 0; click < 20; click += 1) place.click();
    await settle();
    expect(backend.balance()).toBe(9000);
  });

  it('pays once for a bet whose response was lost', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('1000');
    backend.lostResponses = 1;
    button(/^Apostar/).click();
    await settle();
    expect(root.textContent).toContain('Ainda não sabemos se a aposta foi feita.');
    // The slip is locked until the outcome is known.
    odds().at(-1)?.click();
    expect(root.querySelectorAll('.selection')).toHaveLength(1);
    const locked = [root.querySelector('input'), button('Limpar bilhete'), root.querySelector<HTMLButtonElement>('.selection button')];
    expect(locked.map((control) => control?.disabled)).toEqual([true, true, true]);
    button('Verificar aposta').click();
    await settle();
    expect(backend.balance()).toBe(9000);
    expect(callbacks.onBetPlaced).toHaveBeenCalledOnce();
  });

  it('keeps the slip after the token expires, and bets with a new token', async () => {
    await open('spb_old');
    expect(callbacks.onTokenExpired).toHaveBeenCalled();
    odds()[0]?.click();
    stake('1000');
    button(/^Apostar/).click();
    await settle();
    expect(root.textContent).toContain('Sua sessão de apostas expirou.');
    book.setToken(backend.token);
    await settle();
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(9000);
  });

  it('ends a bet early for its offer, after a confirmation', async () => {
    await open(backend.token);
    odds().at(-1)?.click();
    stake('1000');
    button(/^Apostar/).click();
    await settle();
    book.navigate('/apostas');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    button(/^Encerrar por/).click();
    expect(backend.balance()).toBe(9000);
    button(/^Encerrar por/).click();
    await settle();
    expect(backend.balance()).toBe(9950);
    expect(callbacks.onBetsChanged).toHaveBeenCalledOnce();
    expect(root.querySelector('.bet')?.textContent).toContain('Encerrada');
  });

  it('ends a part of a bet early, and keeps the rest open', async () => {
    await open(backend.token);
    odds().at(-1)?.click();
    stake('1000');
    button(/^Apostar/).click();
    await settle();
    book.navigate('/apostas');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    button(/^Encerrar por/).click();
    button('50%').click();
    expect(root.querySelector('[aria-label="Encerrar a aposta"]')?.textContent).toContain('O resto da aposta continua aberto.');
    button('Encerrar por R$\u00a04,75').click();
    await settle();
    expect(backend.balance()).toBe(9475);
    expect([...root.querySelectorAll('.bet .pill')].map(({ textContent }) => textContent)).toEqual(['Em aberto', 'Encerrada']);
  });

  it('repeats the last slip', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('1000');
    button(/^Apostar/).click();
    await settle();
    button('Repetir último bilhete').click();
    expect(root.querySelectorAll('.selection')).toHaveLength(1);
    button('Apostar R$\u00a010,00').click();
    await settle();
    expect(backend.balance()).toBe(8000);
  });

  it('is paid once for a bet whose end was confirmed while the response was lost', async () => {
    await open(backend.token);
    odds().at(-1)?.click();
    stake('1000');
    button(/^Apostar/).click();
    await settle();
    book.navigate('/apostas');
    window.dispatchEvent(new Event('hashchange'));
    await settle();
    button(/^Encerrar por/).click();
    backend.lostResponses = 1;
    button(/^Encerrar por/).click();
    await settle();
    expect(root.textContent).toContain('Ainda não sabemos se a aposta foi encerrada.');
    button('Verificar').click();
    await settle();
    expect(backend.balance()).toBe(9950);
    expect(root.querySelector('.bet')?.textContent).toContain('Encerrada');
  });

  it('types a stake as on the site, and is asked about one above ten times the usual', async () => {
    await open(backend.token);
    odds()[0]?.click();
    stake('10001');
    expect(root.querySelector('input')?.value).toBe('100,01');
    stake('5000');
    button('Apostar R$\u00a050,00').click();
    await settle();
    expect(backend.balance()).toBe(5000);
    odds()[0]?.click();
    stake('50001');
    button(/^Apostar/).click();
    await settle();
    expect(root.textContent).toContain('É mais de dez vezes o que você costuma apostar.');
    button('Mudar o valor').click();
    stake('1000');
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(4000);
  });

  it('has the last stake at once with quick bets, also on the next visit', async () => {
    await open(backend.token);
    odds()[0]?.click();
    const quick = root.querySelector<HTMLInputElement>('#quick-bet');
    quick?.click();
    stake('12,50');
    button(/^Apostar/).click();
    await settle();
    book.unmount();
    await open(backend.token);
    odds()[0]?.click();
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(10_000 - 2500);
  });
});

describe('on a phone', () => {
  it('the slip is a bar that places a bet, and opens as a sheet', async () => {
    atWidth(true);
    await open(backend.token);
    expect(root.querySelector('.slip-bar')?.textContent).toBe('');
    odds()[0]?.click();
    stake('1000');
    expect(root.querySelector('.slip-open .count')?.textContent).toBe('1');
    button(/Ver bilhete/).click();
    expect(root.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
    expect(root.querySelector('.page')?.hasAttribute('inert')).toBe(true);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(root.querySelector('[role=dialog]')).toBeNull();
    button(/^Apostar/).click();
    await settle();
    expect(backend.balance()).toBe(9000);
    expect(root.querySelector('.slip-bar')?.textContent).toContain('Aposta confirmada!');
    button('Fechar').click();
    expect(root.querySelector('.slip-bar')?.textContent).toBe('');
  });
});
