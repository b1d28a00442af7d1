import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { openConsentPrompt, syncConsentAcrossTabs, saveConsent, useConsentStore } from '@/product/consent-store';
import { setRuntimeConfig } from '@/product/runtime-config';

import { ConsentBanner } from './consent-banner';
import { TagsFrame } from './tags-frame';
import { analyticsPath, trackEvent } from './track';

const ORIGIN = 'http://127.0.0.1:4011';

beforeEach(() => {
  localStorage.clear();
  useConsentStore.setState({ choice: undefined, isPromptOpen: true });
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ tagsOrigin: ORIGIN })));
});
afterEach(() => setRuntimeConfig(parseRuntimeConfig('')));

const renderBanner = () => render(<ConsentBanner policy="Política de cookies" />);

test('both choices look the same and none is preselected', () => {
  renderBanner();
  const [no, yes] = screen.getAllByRole('button');
  expect([no?.textContent, yes?.textContent]).toEqual(['Não permitir', 'Permitir']);
  expect(no?.className).toBe(yes?.className);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['Permitir', 'granted'],
  ['Não permitir', 'denied'],
] as const)('the choice "%s" is persisted and closes the banner', async (button, choice) => {
  renderBanner();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(useConsentStore.getState()).toEqual({ choice, isPromptOpen: false });
  expect(localStorage.getItem('consent')).toBe(choice);
  expect(screen.queryByRole('button')).toBeNull();
});

test('consent can be reviewed and withdrawn', async () => {
  saveConsent('granted');
  renderBanner();
  expect(screen.queryByRole('button')).toBeNull();
  act(openConsentPrompt);
  expect(screen.getByText('Hoje você permite a medição.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sua privacidade' }));
  await userEvent.click(screen.getByRole('button', { name: 'Não permitir' }));
  expect(useConsentStore.getState().choice).toBe('denied');
});

test('the choice of another tab is applied', () => {
  const stop = syncConsentAcrossTabs();
  localStorage.setItem('consent', 'denied');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(useConsentStore.getState()).toEqual({ choice: 'denied', isPromptOpen: false });
  localStorage.setItem('consent', 'purple');
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent' }));
  expect(useConsentStore.getState()).toEqual({ choice: undefined, isPromptOpen: true });
  stop();
});

/** Returns sent messages and a function that simulates a reply. */
function renderTags(onClientId = vi.fn()) {
  const page = render(<TagsFrame container="GTM-DEMO123" onClientId={onClientId} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Medição');
  const sent: { type: string; [name: string]: unknown }[] = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((message) => void sent.push(message));
  const receive = (message: object) => {
    const data = { v: 1, app: 'tags', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow })));
  };
  return { page, frame, sent, receive, events: () => sent.filter(({ type }) => type === 'event').map(({ name }) => name) };
}

test('events before consent are dropped, and later ones are queued until the iframe is ready', () => {
  trackEvent('login');
  saveConsent('granted');
  trackEvent('page_view', { page_path: '/' });
  const { sent, receive, events } = renderTags();
  expect(sent).toEqual([]);
  receive({ type: 'ready' });
  expect(sent.map(({ type }) => type)).toEqual(['hello', 'configure', 'event']);
  expect(sent[1]).toMatchObject({ container: 'GTM-DEMO123' });
  trackEvent('login');
  expect(events()).toEqual(['page_view', 'login']);
});

test('after consent is withdrawn, no event is sent or queued', () => {
  saveConsent('granted');
  const { page, receive, events } = renderTags();
  receive({ type: 'ready' });
  saveConsent('denied');
  page.unmount();
  trackEvent('login');
  saveConsent('granted');
  const later = renderTags();
  later.receive({ type: 'ready' });
  expect([...events(), ...later.events()]).toEqual([]);
});

test('the iframe is hidden from assistive technology, and only a valid client id is accepted (SPEC K1)', () => {
  saveConsent('granted');
  const onClientId = vi.fn();
  const { frame, receive } = renderTags(onClientId);
  expect(frame.getAttribute('aria-hidden')).toBe('true');
  expect(frame.tabIndex).toBe(-1);
  for (const id of ['a; Domain=evil', '<b>', 7, '1.2.3']) receive({ type: 'client-id', client_id: id });
  expect(onClientId).not.toHaveBeenCalled();
  receive({ type: 'client-id', client_id: '1234567890.1795200000' });
  expect(onClientId.mock.calls).toEqual([['1234567890.1795200000']]);
});

test.each([
  ['/', '/'],
  ['/play/1001', '/play/1001'],
  ['/ref/ana-souza', '/ref'],
])('analyticsPath of %s is %s', (pathname, expected) => {
  expect(analyticsPath(pathname)).toBe(expected);
});
