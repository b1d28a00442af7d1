// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { backend, book, button, callbacks, odds, open, root, settle, setUpBookTests, stake } from './book.fixture';

setUpBookTests();

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
