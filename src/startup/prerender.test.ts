import { afterEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';

import { prerenderPage } from './prerender';

const { window } = globalThis;
afterEach(() => {
  vi.useRealTimers();
  // Prerendering removes its own window.
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
});

test('a prerendered page leaves no timers, which would keep the process of a deployment running', async () => {
  vi.useFakeTimers();
  const { html, asks } = await prerenderPage('/promotions', parseRuntimeConfig(''), []);
  expect(html).toContain('Promoções');
  // The footer names the operator, whose data the deployment adds.
  expect(asks).toContainEqual(['/v2/platform']);
  expect(asks).toContainEqual(['/v2/promotions']);
  expect(vi.getTimerCount()).toBe(0);
});
