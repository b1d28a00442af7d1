import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAlertStore } from '@/product/alert-store';
import { registerDraft } from '@/product/reload-drafts';

import { retryPage } from './retry-page';

const reload = vi.fn<() => void>();
let release = () => {};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { origin: 'http://localhost:5173', pathname: '/', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ build: 'b' })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  release();
  useAlertStore.setState({ alerts: [] });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const messages = () => useAlertStore.getState().alerts.map(({ message }) => message);

test('a retry saves the form drafts and reloads the page', async () => {
  release = registerDraft('withdraw', () => '80,00');
  await retryPage();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('drafts')).toContain('80,00');
  expect(messages()).toEqual([]);
});

test.each([
  ['the server does not respond', true, 'O site ainda não respondeu. Tente de novo em instantes.'],
  ['the device is offline', false, 'Você está sem internet. Conecte-se e tente de novo.'],
])('the page stays and shows an alert if %s', async (_, isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await retryPage();
  expect(reload).not.toHaveBeenCalled();
  expect(messages()).toEqual([text]);
});

test('the page stays and an alert gives the reason if a form draft would be lost', async () => {
  release = registerDraft('withdraw', () => '80,00');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await retryPage();
  expect(reload).not.toHaveBeenCalled();
  expect(messages()).toEqual(['Recarregar apagaria o que você digitou. Conclua ou copie antes o que está na tela.']);
});
