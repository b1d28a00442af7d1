import { setTimeout as wait } from 'node:timers/promises';

import type { CDPSession, Page } from 'playwright';

import { NAVIGATION_TIMEOUT_MS } from '../first-visit';
import { watchErrors } from '../measure';
import { logInAs } from '../player';
import type { World } from '../world';

import { type GroupOfAddresses, type LeakVisit, MAX_STAY_MS } from './groups';
import type { GroupGrowth, Kept } from './verdict';

/** Page between two visits, on which the objects are counted. It is the same each time, with pictures and without a frame. */
const REST = { address: '/promotions', title: 'Promoções' };
const VISITS_PER_MEASURE = 10;
/** Time between two measurements. The page has settled when both are equal. */
const SETTLE_MS = 300;
/** Maximum number of measurements until the page counts as settled. */
const MAX_MEASUREMENTS = 40;

/**
 * Visits each address of a group once, then makes the given visits in the same page, as Back and Forward do, and measures after each
 * ten of them. The browser context is its own, with a new player if the group has that role, and is closed at the end.
 *
 * @throws if a page does not open in time, or the stand-in refuses the player
 */
export async function walk(world: World, group: GroupOfAddresses, visits: readonly LeakVisit[]): Promise<GroupGrowth> {
  const context = await world.browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    if (group.as === 'player') await logInAs(context, world.standIn);
    const page = await context.newPage();
    const uncaught = watchErrors(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(world.site + REST.address, { timeout: NAVIGATION_TIMEOUT_MS });
    await page.waitForFunction(() => document.querySelector('[data-shell]') === null);
    const visit = async ({ address, stayMs }: LeakVisit) => {
      await go(page, address);
      await wait(stayMs);
      await rest(page);
    };
    // Each page is visited once before, because the code and the data that stay for later visits are no leak.
    for (const address of group.addresses) await visit({ address, stayMs: MAX_STAY_MS });
    const kept: Kept[] = [];
    for (const [index, planned] of visits.entries()) {
      await visit(planned);
      if ((index + 1) % VISITS_PER_MEASURE === 0) kept.push(await measureSettled(session));
    }
    return { name: group.name, visits: visits.length, kept, uncaught: [...uncaught] };
  } finally {
    await context.close();
  }
}

async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Opens the page between two visits, again if leaving a page has opened another page, as the login does. */
async function rest(page: Page): Promise<void> {
  const isShown = ({ address, title }: typeof REST) =>
    location.pathname !== address ? 'elsewhere' : document.querySelector('h1')?.textContent === title && 'shown';
  let place: unknown = 'elsewhere';
  while (place === 'elsewhere') {
    await go(page, REST.address);
    const found = await page.waitForFunction(isShown, REST, { timeout: NAVIGATION_TIMEOUT_MS });
    place = await found.jsonValue();
  }
}

async function measureSettled(session: CDPSession): Promise<Kept> {
  let last = await measure(session);
  for (let count = 1; count < MAX_MEASUREMENTS; count += 1) {
    await wait(SETTLE_MS);
    const next = await measure(session);
    if (next.nodes === last.nodes && next.listeners === last.listeners) return next;
    last = next;
  }
  return last;
}

async function measure(session: CDPSession): Promise<Kept> {
  // The first collection frees elements, the second the objects that only they referred to.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}
