import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useAlertStore } from '@/shell/alert-store';
import { registerDraft } from '@/shell/reload-drafts';

import { retryPage } from './retry-page';

const reload = vi.fn<() => void>();
let release = () => {};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  useAlertStore.setState({ alerts: [] });
  vi.stubGlobal('location', { origin: 'http://localhost:5173', pathname: '/', reload });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ build: 'b' })));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  release();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const said = () => useAlertStore.getState().alerts.map(({ message }) => message);

test('a press on retry reloads the page, and the content of its forms is stored', async () => {
  release = registerDraft('withdraw', () => '80,00');
  await retryPage();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('kept-forms')).toContain('80,00');
  expect(said()).toEqual([]);
});

test.each([
  ['the host does not answer', true, 'O site ainda não respondeu. Tente de novo em instantes.'],
  ['the device is offline', false, 'Você está sem internet. Conecte-se e tente de novo.'],
])('while %s the page stays and says so', async (_, isOnline, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await retryPage();
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toEqual([text]);
});

test('a reload that would lose what was typed is not made, and the press says why', async () => {
  release = registerDraft('withdraw', () => '80,00');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await retryPage();
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toEqual(['Recarregar apagaria o que você digitou. Conclua ou copie antes o que está na tela.']);
});
