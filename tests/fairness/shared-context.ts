import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';

import { tests } from '../../scripts/addresses';
import { inWorld } from '../e2e/world';

/**
 * Test in a browser context that all tests of a worker share, because its cache halves the time of a round. The tests share its tabs,
 * cookies and storage as well, until `freshVisit` empties it. It does not reset the stand-in.
 */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        ...inWorld,
        baseURL: `http://localhost:${String(tests.site)}`,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        // These options save CPU time, and let a result appear without an animation.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
