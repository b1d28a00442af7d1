// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  button,
  changes,
  currentTab,
  dock,
  fake,
  inside,
  openTab,
  panel,
  pass,
  pick,
  press,
  settle,
  setUpPanelTests,
  status,
  type,
} from './panel-page.fixture';

setUpPanelTests();

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

  it('are cleared while live updates are paused', async () => {
    fake.call(broken);
    await openTab('Calls');
    fireEvent.click(inside().getByRole('switch', { name: 'Live' }));
    await press('Clear the list of calls');
    expect(inside().queryAllByRole('listitem')).toEqual([]);
    fake.call({ path: '/v2/pages' });
    await pass(1000);
    expect(inside().queryAllByRole('listitem')).toEqual([]);
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
