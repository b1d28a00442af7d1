// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

import { registerWorker } from './register-worker';

const postMessage = vi.fn();
const update = vi.fn(() => Promise.resolve());
const register = vi.fn(() => Promise.resolve());

/**
 * Opens a loaded page.
 * @param controller worker that has served it
 * @param isRegistered true if an earlier visit has registered a worker
 */
function openPage(controller: object | null, isRegistered = controller !== null): void {
  const getRegistration = () => Promise.resolve(isRegistered ? { update } : undefined);
  const serviceWorker = {
    controller,
    register,
    getRegistration,
    ready: Promise.resolve({ active: { postMessage } }),
    addEventListener: vi.fn(),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: new URL('https://site.example/casino') });
  vi.stubGlobal('document', { readyState: 'complete', querySelectorAll: () => [] });
  registerWorker(vi.fn());
}

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('the first visit registers the worker and sends it the URL of the page that was loaded without it', async () => {
  openPage(null);
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith({ loaded: ['https://site.example/casino'] }));
  expect(update).not.toHaveBeenCalled();
});

test('a start after a reload that bypasses the worker requests a newer one, too', async () => {
  openPage(null, true);
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  expect(update).toHaveBeenCalledOnce();
});

test('every later start requests a newer worker, so that the kill switch reaches a short visit (SPEC N18)', async () => {
  openPage({});
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(register).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});
