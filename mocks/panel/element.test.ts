// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { StandInPanel } from './element';
import { loadPanelState, savePanelState } from './panel-state';
import { createFakeBackend } from './backend.fixture';

customElements.define('stand-in-panel', StandInPanel);

let fake: ReturnType<typeof createFakeBackend>;
let panel: StandInPanel;
let cookies: string[];
const page = { reload: vi.fn(), copy: vi.fn<(text: string) => Promise<void>>() };

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const focused = () => panel.shadowRoot?.activeElement ?? null;

function inside() {
  const root = panel.shadowRoot?.querySelector('div');
  if (!(root instanceof HTMLElement)) throw new Error('The panel has no root.');
  return within(root);
}

const button = (name: string | RegExp) => inside().getByRole('button', { name });
const dock = () => button(/^Stand-in panel/);
const isOpen = () => inside().queryByRole('dialog') !== null;
const currentTab = () => inside().getByRole('tab', { selected: true });
const status = () => inside().getByRole('status').textContent;
const type = (label: string | RegExp, value: string) => fireEvent.input(inside().getByLabelText(label), { target: { value } });
const pick = (label: string, value: string) => fireEvent.change(inside().getByLabelText(label), { target: { value } });
const changes = () => fake.requests.filter(({ method }) => method !== 'GET');
const shortcut = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'D', code: 'KeyD', altKey: true, shiftKey: true });

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(button(name));
  await settle();
}

async function openTab(name: string): Promise<void> {
  if (!isOpen()) shortcut();
  fireEvent.click(inside().getByRole('tab', { name }));
  await settle();
}

async function appear(): Promise<void> {
  panel = new StandInPanel(page);
  document.body.append(panel);
  await settle();
}

beforeEach(async () => {
  vi.useFakeTimers();
  fake = createFakeBackend();
  cookies = [];
  vi.stubGlobal('fetch', vi.fn(fake.fetch));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  page.copy.mockResolvedValue();
  await appear();
});

afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  page.reload.mockClear();
});

describe('opening and closing', () => {
  it('starts as a button', () => {
    expect(isOpen()).toBe(false);
    expect(dock().getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('opens by its button, takes the focus, and returns it on Escape', () => {
    dock().focus();
    fireEvent.click(dock());
    expect(inside().getByRole('dialog', { name: 'Stand-in' })).toBeTruthy();
    expect(focused()).toBe(currentTab());
    fireEvent.keyDown(currentTab(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(focused()).toBe(dock());
  });

  it('opens and closes by Alt+Shift+D from anywhere, and returns the focus', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    shortcut();
    expect(focused()).toBe(currentTab());
    shortcut();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(field);
  });

  it('hides its keys from the site’s shortcuts', async () => {
    await openTab('Calls');
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    fireEvent.keyDown(inside().getByLabelText('Filter'), { key: 'c' });
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });

  it('restores its tab and side after a reload', async () => {
    await openTab('Money');
    fireEvent.click(button('Move to the left'));
    panel.remove();
    await appear();
    expect(currentTab().textContent).toBe('Money');
    expect(button('Move to the right')).toBeTruthy();
    expect(focused()).toBeNull();
  });
});

describe('the tabs', () => {
  it('support arrows, Home and End, with one tab stop', async () => {
    shortcut();
    const walk = (key: string) => {
      fireEvent.keyDown(currentTab(), { key });
      expect(focused()).toBe(currentTab());
      return currentTab().textContent;
    };
    expect(walk('ArrowRight')).toBe('Money');
    expect(walk('ArrowLeft')).toBe('World');
    expect(walk('ArrowLeft')).toBe('Mail');
    expect(walk('ArrowRight')).toBe('World');
    expect(walk('End')).toBe('Mail');
    expect(walk('Home')).toBe('World');
    expect(
      inside()
        .getAllByRole('tab')
        .filter((tab) => tab.tabIndex === 0),
    ).toEqual([currentTab()]);
    expect(inside().getByRole('tabpanel').id).toBe(currentTab().getAttribute('aria-controls'));
    await settle();
  });

  it('fetch their data only while visible', async () => {
    await openTab('Mail');
    const asked = () => fake.requests.filter(({ path }) => path === '/mail').length;
    const before = asked();
    await pass(3000);
    expect(asked()).toBe(before + 1);
    shortcut();
    await pass(9000);
    expect(asked()).toBe(before + 1);
  });
});

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

describe('real time', () => {
  beforeEach(() => openTab('Real time'));

  it('pushes an event to a subject, from the contract’s example', async () => {
    expect(inside().getByLabelText<HTMLTextAreaElement>('Payload, JSON').value).toBe('{\n  "balance": 126500\n}');
    type('Payload, JSON', '{"balance": 1}');
    type('For {userId}', 'usr_2');
    await press('Push');
    expect(changes()).toEqual([
      { method: 'POST', path: '/events', body: { name: 'UserUpdateEvent', subject: 'usr_2', payload: { balance: 1 } } },
    ]);
    expect(status()).toBe('UserUpdateEvent went to private-users.usr_1. Sockets that hear it: 2.');
  });

  it('rejects a payload that is not JSON', async () => {
    type('Payload, JSON', '{');
    await press('Push');
    expect(status()).toContain('The payload is no JSON');
    expect(changes()).toEqual([]);
  });

  it('toggles one fault and keeps the others', async () => {
    fake.socketFaults = { slow: { ms: 500 } };
    await pass(3000);
    fireEvent.click(inside().getByRole('switch', { name: 'Ignore client messages' }));
    await settle();
    expect(changes()).toEqual([{ method: 'PUT', path: '/realtime', body: { faults: { slow: { ms: 500 }, dropIncoming: true } } }]);
    expect(inside().getByRole('switch', { name: 'Ignore client messages' }).getAttribute('aria-checked')).toBe('true');
  });

  it('closes with a code or drops without one', async () => {
    type('Close code', '4100');
    await press('Close all');
    await press('Cut all');
    expect(changes().map(({ body }) => body)).toEqual([{ code: 4100 }, {}]);
    expect(status()).toBe('Closed: 2 connections.');
  });
});

describe('faults', () => {
  beforeEach(() => openTab('Faults'));

  it('are set by operation and removed individually', async () => {
    fake.faults = [{ operation: 'getWallet' }];
    await pass(3000);
    type(/^Operation/, 'createDeposit');
    pick('Answer', 'lost');
    type('Later by, ms', '1500');
    type('Times', '1');
    await press('Break it');
    expect(changes()).toEqual([
      { method: 'PUT', path: '/faults', body: { operation: 'createDeposit', latency: 1500, lost: true, times: 1 } },
    ]);
    expect(inside().getByText('the answer is lost, 1500 ms later, once')).toBeTruthy();
    await press('Remove the fault of createDeposit');
    expect(fake.faults).toEqual([{ operation: 'getWallet' }]);
  });

  it('accept only operations of the contract', async () => {
    const options = [...(panel.shadowRoot?.querySelectorAll<HTMLOptionElement>('#operations option') ?? [])].map(({ value }) => value);
    expect(options).toContain('createWithdrawal');
    expect(options[0]).toBe('*');
    type(/^Operation/, 'createDeposits');
    pick('Answer', 'cut');
    await press('Break it');
    expect(status()).toBe("The contract has no operation 'createDeposits'.");
    expect(changes()).toEqual([]);
  });
});

describe('calls', () => {
  const broken = { operation: 'getWallet', path: '/api/wallet', status: 500, answer: 'body /balance: type "integer"' };

  it('with violations are counted on the button, which opens their tab', async () => {
    fake.call(broken);
    await pass(5000);
    expect(dock().getAttribute('aria-label')).toBe('Stand-in panel, 1 contract violation');
    fireEvent.click(dock());
    await settle();
    expect(currentTab().textContent).toContain('Calls');
    expect(inside().getByText('Answer: body /balance: type "integer"')).toBeTruthy();
    // Seen violations no longer open that tab.
    fireEvent.click(inside().getByRole('tab', { name: 'Money' }));
    fireEvent.click(button('Close'));
    fireEvent.click(dock());
    expect(currentTab().textContent).toBe('Money');
    await settle();
  });

  it('are updated every second while visible', async () => {
    await openTab('Calls');
    fake.call({ path: '/v2/promotions' });
    await pass(1000);
    expect(inside().getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(inside().getByRole('switch', { name: 'Live' }));
    fake.call({ path: '/v2/pages' });
    await pass(1000);
    expect(inside().getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(inside().getByRole('switch', { name: 'Live' }));
    expect(inside().getAllByRole('listitem')).toHaveLength(2);
  });

  it('are filtered by text and by violation', async () => {
    fake.call({ path: '/v2/promotions' });
    fake.call({ method: 'POST', path: '/api/deposits', operation: 'createDeposit', status: 201 });
    fake.call(broken);
    await openTab('Calls');
    type('Filter', 'post 201');
    expect(inside().getByRole('listitem').textContent).toContain('/api/deposits');
    type('Filter', '');
    fireEvent.click(inside().getByRole('switch', { name: 'Violations only' }));
    expect(inside().getByRole('listitem').textContent).toContain('getWallet');
  });

  it('are not polled while the page is hidden', async () => {
    const before = fake.requests.length;
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(60_000);
    expect(fake.requests).toHaveLength(before);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(fake.requests).toHaveLength(before + 1);
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

describe('a failing backend', () => {
  it('that is unreachable is reported, retried and reported as recovered', async () => {
    await openTab('World');
    fake.isUp = false;
    await pass(2000);
    expect(status()).toBe('The stand-in does not answer. Trying again.');
    fake.isUp = true;
    await pass(2000);
    expect(status()).toBe('The stand-in answers again.');
  });

  it('that does not return JSON is reported as unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 200 })));
    await openTab('Money');
    expect(status()).toBe('The stand-in does not answer. Trying again.');
  });

  it('that rejects a call is reported with call and reason', async () => {
    await openTab('World');
    pick('To sign in or to change', 'usr_1');
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      init?.method === 'POST'
        ? Promise.resolve(Response.json({ message: 'Saldo insuficiente.' }, { status: 409 }))
        : fake.fetch(input, init),
    );
    await press('Take');
    expect(status()).toBe('POST /balance: 409 Saldo insuficiente.');
  });

  it('that returns no object breaks nothing', async () => {
    for (const answer of [null, [], 7]) {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
      for (const tab of ['Money', 'Real time', 'Faults', 'Calls', 'Mail', 'World']) await openTab(tab);
      expect(status()).toBe('The stand-in does not answer. Trying again.');
    }
  });

  it('that left invalid panel state breaks nothing', async () => {
    panel.remove();
    for (const kept of ['no json', '7', '{"tab":"toString","open":1,"scroll":"x"}']) {
      sessionStorage.setItem('standin-panel', kept);
      await appear();
      expect(isOpen()).toBe(false);
      panel.remove();
    }
    savePanelState({ ...loadPanelState(), open: true, tab: 'toString' });
    await appear();
    expect(currentTab().textContent).toBe('World');
  });
});
