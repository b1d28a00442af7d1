import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { askConsent, followConsent, giveConsent, useConsentStore } from '@/shell/consent-store';
import { setDeployment } from '@/shell/deployment';

import { ConsentBanner } from './consent-banner';
import { TagsFrame } from './tags-frame';
import { analyticsPath, trackEvent } from './track';

const ORIGIN = 'http://127.0.0.1:4011';

beforeEach(() => {
  localStorage.clear();
  useConsentStore.setState({ choice: undefined, asking: true });
  setDeployment(parseRuntimeConfig(JSON.stringify({ tagsOrigin: ORIGIN })));
});
afterEach(() => setDeployment(parseRuntimeConfig('')));

const ask = () => render(<ConsentBanner policy="Política de cookies" />);

test('yes and no stand side by side, look the same, and nothing is ticked', () => {
  ask();
  const [no, yes] = screen.getAllByRole('button');
  expect([no?.textContent, yes?.textContent]).toEqual(['Não permitir', 'Permitir']);
  expect(no?.className).toBe(yes?.className);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['Permitir', 'granted'],
  ['Não permitir', 'denied'],
] as const)('%s is kept, and asked no more', async (button, choice) => {
  ask();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(useConsentStore.getState()).toEqual({ choice, asking: false });
  expect(localStorage.getItem('consent')).toBe(choice);
  expect(screen.queryByRole('button')).toBeNull();
});

test('it can be asked for again and taken back', async () => {
  giveConsent('granted');
  ask();
  expect(screen.queryByRole('button')).toBeNull();
  act(askConsent);
  expect(screen.getByText('Hoje você permite a medição.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sua privacidade' }));
  await userEvent.click(screen.getByRole('button', { name: 'Não permitir' }));
  expect(useConsentStore.getState().choice).toBe('denied');
});

test('the answer of another tab is followed', () => {
  const stop = followConsent();
  localStorage.setItem('consent', 'denied');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(useConsentStore.getState()).toEqual({ choice: 'denied', asking: false });
  localStorage.setItem('consent', 'purple');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(useConsentStore.getState()).toEqual({ choice: undefined, asking: true });
  stop();
});

/** The tags' frame, what it was told, and a way to speak for it. */
function tags(onClientId = vi.fn()) {
  const page = render(<TagsFrame container="GTM-DEMO123" onClientId={onClientId} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Medição');
  const told: { type: string; [name: string]: unknown }[] = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message) => void told.push(message));
  const hear = (message: object) => {
    const data = { v: 1, app: 'tags', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow })));
  };
  return { page, frame, told, hear, events: () => told.filter(({ type }) => type === 'event').map(({ name }) => name) };
}

test('what happens before consent is forgotten; after it, it waits for the frame', () => {
  trackEvent('login');
  giveConsent('granted');
  trackEvent('page_view', { page_path: '/' });
  const { told, hear, events } = tags();
  expect(told).toEqual([]);
  hear({ type: 'ready' });
  expect(told.map(({ type }) => type)).toEqual(['hello', 'configure', 'event']);
  expect(told[1]).toMatchObject({ container: 'GTM-DEMO123' });
  trackEvent('login');
  expect(events()).toEqual(['page_view', 'login']);
});

test('consent taken back ends it: nothing more is told, and nothing waits', () => {
  giveConsent('granted');
  const { page, hear, events } = tags();
  hear({ type: 'ready' });
  giveConsent('denied');
  page.unmount();
  trackEvent('login');
  giveConsent('granted');
  const later = tags();
  later.hear({ type: 'ready' });
  expect([...events(), ...later.events()]).toEqual([]);
});

test('the frame is out of reach, and says who the visitor is in the one form that is believed (SPEC K1)', () => {
  giveConsent('granted');
  const onClientId = vi.fn();
  const { frame, hear } = tags(onClientId);
  expect(frame.getAttribute('aria-hidden')).toBe('true');
  expect(frame.tabIndex).toBe(-1);
  for (const id of ['a; Domain=evil', '<b>', 7, '1.2.3']) hear({ type: 'client-id', client_id: id });
  expect(onClientId).not.toHaveBeenCalled();
  hear({ type: 'client-id', client_id: '1234567890.1795200000' });
  expect(onClientId.mock.calls).toEqual([['1234567890.1795200000']]);
});

test.each([
  ['/', '/'],
  ['/play/1001', '/play/1001'],
  ['/ref/ana-souza', '/ref'],
])('the page %s is measured as %s', (pathname, told) => {
  expect(analyticsPath(pathname)).toBe(told);
});
