// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';

import {
  appear,
  button,
  currentTab,
  dock,
  fake,
  focused,
  inside,
  isOpen,
  openTab,
  panel,
  pass,
  pick,
  press,
  settle,
  setUpPanelTests,
  shortcut,
  status,
} from './panel-page.fixture';
import { loadPanelState, savePanelState } from './panel-state';

setUpPanelTests();

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
