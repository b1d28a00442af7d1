// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  appear,
  button,
  changes,
  cookies,
  fake,
  focused,
  inside,
  openTab,
  page,
  panel,
  pick,
  press,
  setUpPanelTests,
  status,
  type,
} from './panel-page.fixture';
import { loadPanelState } from './panel-state';

setUpPanelTests();

describe('a visit', () => {
  it('in a scenario sets its cookie and session, and reloads the page', async () => {
    await openTab('World');
    pick('For the next visit', 'low-balance');
    expect(inside().getByText('A player with R$ 4,12 and no bonus.', { exact: false })).toBeTruthy();
    const start = Date.now();
    await press('New visit: Low balance');
    expect(changes()).toEqual([{ method: 'POST', path: '/visit', body: { scenario: 'low-balance' } }]);
    expect(cookies).toEqual([
      'standin-visit=low-balance:k3f9; Path=/; SameSite=Lax',
      '__Host-access_token=a%7Cb%3Dc; Max-Age=3600; Path=/; SameSite=None; Secure',
      `__Host-access_token_ends=${String(start + 3_600_000)}; Max-Age=3600; Path=/; SameSite=None; Secure`,
    ]);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('in its own world names it before it starts, so that the player is created there', async () => {
    await openTab('World');
    pick('For the next visit', 'low-balance');
    expect(button(/^New visit/).textContent).toBe('New visit');
    await press('In its own world: Low balance');
    expect(changes()).toEqual([{ method: 'POST', path: '/visit', body: {} }]);
    expect(cookies[0]).toMatch(/^standin-visit=low-balance:[0-9a-f]{8}@own; Path=\/; SameSite=Lax$/);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('in its own world that does not start leaves the browser where it was', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('standin-visit=slow-wallet:x1');
    await openTab('World');
    fake.isUp = false;
    await press('In its own world: No scenario');
    expect(cookies.at(-1)).toBe('standin-visit=slow-wallet:x1; Path=/; SameSite=Lax');
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('keeps the scenario if none is chosen', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('standin-visit=slow-wallet:x1');
    await openTab('World');
    pick('For the next visit', 'none');
    await press('New visit: No scenario');
    expect(changes()).toEqual([{ method: 'POST', path: '/visit', body: { scenario: 'none' } }]);
  });

  it('without a player ends the session', async () => {
    await openTab('World');
    await press('Sign out');
    expect(changes()).toEqual([{ method: 'POST', path: '/visit', body: { player: 'none' } }]);
    expect(cookies.slice(1)).toEqual([
      '__Host-access_token=; Max-Age=0; Path=/; SameSite=None; Secure',
      '__Host-access_token_ends=; Max-Age=0; Path=/; SameSite=None; Secure',
    ]);
  });

  it('of another player keeps the browser’s scenario', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; standin-visit=slow-wallet:x1');
    panel.remove();
    await appear();
    await openTab('World');
    expect(inside().getByLabelText<HTMLSelectElement>('For the next visit').value).toBe('slow-wallet');
    pick('To sign in or to change', 'usr_2');
    await press('Sign in as Bruno Lima');
    expect(changes()).toEqual([{ method: 'POST', path: '/visit', body: { player: 'usr_2' } }]);
    expect(loadPanelState().player).toBe('');
    dispatchEvent(new Event('pagehide'));
    expect(loadPanelState().player).toBe('usr_2');
  });
});

describe('the world', () => {
  beforeEach(async () => {
    await openTab('World');
    pick('To sign in or to change', 'usr_1');
  });

  it('adjusts balances in cents', async () => {
    fireEvent.input(within(inside().getByRole('form', { name: 'Balance' })).getByRole('textbox'), { target: { value: '12,5' } });
    await press('Take');
    expect(changes()).toEqual([{ method: 'POST', path: '/balance', body: { playerId: 'usr_1', delta: -1250 } }]);
    expect(status()).toBe('Ana Souza has R$1,265.00 now.');
  });

  it('sets the clock in São Paulo time', async () => {
    type('Date and time in São Paulo', '2026-12-24T23:59:59');
    await press('Set');
    await press('+15 min');
    expect(changes().map(({ body }) => body)).toEqual([{ at: '2026-12-25T02:59:59.000Z' }, { advance: 900_000 }]);
  });

  it('stops the clock and lets it run again', async () => {
    await press('Stop');
    expect(inside().getByText(/14:05:12, stopped$/)).toBeTruthy();
    await press('Run');
    expect(button('Stop')).toBeTruthy();
    expect(changes().map(({ body }) => body)).toEqual([{ stopped: true }, { stopped: false }]);
  });

  it('resets after a confirmation', async () => {
    await press('Reset the world…');
    expect(changes()).toEqual([]);
    expect(focused()).toBe(button('Keep it'));
    await press('Reset the world');
    expect(changes()).toEqual([{ method: 'POST', path: '/reset', body: {} }]);
    expect(focused()).toBe(button('Reset the world…'));
  });

  it('reports invalid input without a request', async () => {
    fireEvent.input(within(inside().getByRole('form', { name: 'Balance' })).getByRole('textbox'), { target: { value: 'ten' } });
    await press('Add');
    expect(status()).toContain('reais above zero');
    expect(changes()).toEqual([]);
  });
});

describe('money', () => {
  beforeEach(() => openTab('Money'));

  it('is paid by the player or from another CPF', async () => {
    await press('Pay R$50.00 of Ana Souza');
    await press('Pay R$50.00 of Ana Souza from another CPF');
    expect(changes()).toEqual([
      { method: 'POST', path: '/deposits/dep_51/pay', body: {} },
      { method: 'POST', path: '/deposits/dep_51/pay', body: { payer_cpf: '39053344705' } },
    ]);
  });

  it('is rejected with a reason', async () => {
    await press('Reject R$1,500.00 of Ana Souza');
    expect(focused()).toBe(inside().getByLabelText('Reason, as the player reads it'));
    type('Reason, as the player reads it', 'Conta encerrada.');
    await press('Reject');
    expect(changes()).toEqual([{ method: 'POST', path: '/withdrawals/wdr_12/move', body: { to: 'rejected', reason: 'Conta encerrada.' } }]);
    expect(status()).toBe('Rejected: R$1,500.00 of Ana Souza.');
  });

  it('keeps the focus in the panel if the focused element is removed', async () => {
    button('Pay R$50.00 of Ana Souza').focus();
    fake.deposits = [];
    await press('Pay R$50.00 of Ana Souza');
    expect(focused()).toBe(inside().getByRole('tabpanel'));
  });
});

describe('mail', () => {
  it('has codes and links to copy, and links only to pages', async () => {
    await openTab('Mail');
    await press('Copy code 482913');
    expect(page.copy).toHaveBeenCalledWith('482913');
    expect(status()).toBe('Copied the code 482913.');
    expect(
      inside()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/recuperar-senha?token=9f86d081884c7d659a2feaa0c55ad015']);
  });

  it('reports a denied clipboard', async () => {
    page.copy.mockRejectedValue(new Error('denied'));
    await openTab('Mail');
    await press('Copy code 482913');
    expect(status()).toContain('does not let');
  });
});
