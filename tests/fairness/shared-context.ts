import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';

import { tests } from '../../scripts/addresses';
import { inWorld } from '../e2e/world';

/** Test in a context that the tests of a worker share: its cache saves half of the time of a round. */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        ...inWorld,
        baseURL: `http://localhost:${String(tests.site)}`,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        // These options save CPU, and show a result as soon as it is known.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
