// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { atWidth, backend, book, button, callbacks, odds, open, root, settle, setUpBookTests, stake } from './book.fixture';

setUpBookTests();

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
