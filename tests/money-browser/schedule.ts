import type { BrowserContext, Page, WebError } from '@playwright/test';

import { chanceOf } from '../money/chance';
import { PRESSES, pressButton } from './gestures';
import type { KindName } from './kinds';
import { KINDS } from './kinds';
import { installNetwork } from './network';
import type { Shown } from './shown';
import { advance, balanceOf, enterDoubleRound, openSession } from './stand-in';

/** What a player does, and what happens around them. */
const GESTURES = [
  'press',
  'press',
  'press',
  'press',
  'press',
  'press',
  'repeat',
  'tab',
  'reload',
  'back',
  'crash',
  'offline',
  'kill',
  'late',
] as const;
type Gesture = (typeof GESTURES)[number];
/** The gestures that leave no page: every effect must be reported. */
const CALM_GESTURES = ['press', 'press', 'press', 'repeat', 'tab', 'kill', 'late'] as const;
const BUSY_TIMEOUT_MS = 1500;
/** How long a page may take until an operation can be sent, in ms. */
const READY_TIMEOUT_MS = 4000;
const LOAD_TIMEOUT_MS = 15_000;
/** How long a reopened page may take to resolve what is pending, in ms. */
const RESOLVE_TIMEOUT_MS = 12_000;
/** Longer than a round of Double, in ms. */
const ROUND_OVER_MS = 26_000;
const MAX_REPEATS = 4;
const MONEY_PREFIX = 'money ';

/** Pending operations that never resolve by themselves have this prefix: they are kept by a game, not by the engine. */
const isPendingName = (key: string) => key.startsWith(MONEY_PREFIX);

/**
 * Plays one random schedule of gestures and faults on a page of the built site, against the stand-in.
 *
 * @param seed the same seed gives the same schedule
 * @param shown what the pages of the context show, in order. It is emptied
 */
export async function runSchedule(context: BrowserContext, shown: Shown[], seed: number) {
  const begun = Date.now();
  const chance = chanceOf(seed);
  const name = (Object.keys(KINDS) as KindName[])[seed % Object.keys(KINDS).length] ?? 'deposit';
  const kind: (typeof KINDS)['withdraw'] = KINDS[name];
  const session = await openSession(context);
  await kind.prepare?.(session);
  if (name === 'double') await enterDoubleRound();
  const path = await kind.path(session);
  const before = await kind.effects(session);
  shown.length = 0;
  const network = await installNetwork(context, seed);
  const uncaught: string[] = [];
  const log: string[] = [];

  const onError = (error: WebError) => void uncaught.push(error.error().message);
  context.on('weberror', onError);

  async function openPage(): Promise<Page> {
    const page = await context.newPage();
    await load(page);
    return page;
  }
  async function load(page: Page): Promise<void> {
    await page.goto(path, { waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
    await idle(page);
  }
  /** Waits until nothing on the page is busy. */
  async function idle(page: Page): Promise<boolean> {
    const busy = page.locator('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]');
    return page
      .getByRole('main')
      .waitFor({ timeout: BUSY_TIMEOUT_MS })
      .then(() => busy.first().waitFor({ state: 'detached', timeout: BUSY_TIMEOUT_MS }))
      .then(
        () => true,
        () => false,
      );
  }

  // The page of the schedule before is used again: a new one is slow.
  let pages = context.pages().slice(0, 1);
  for (const page of pages) await load(page);
  if (pages.length === 0) pages.push(await openPage());
  /** How often the player pressed, and how often a page was left: its messages reach nobody. */
  let [presses, leaves] = [0, 0];

  async function press(page: Page): Promise<void> {
    const end = Date.now() + READY_TIMEOUT_MS;
    let button = await kind.button(page, chance);
    // The first press waits until the page is ready.
    while (button === undefined && presses === 0 && Date.now() < end) button = await kind.button(page, chance);
    if (button === undefined) return;
    const how = chance.pick(PRESSES);
    presses += 1;
    log.push(`${how} ${(await button.textContent({ timeout: 500 }))?.trim() ?? ''}`);
    await pressButton(button, how);
  }

  async function leave(index: number, how: 'reload' | 'back' | 'crash'): Promise<void> {
    const page = pages[index];
    if (page === undefined) return;
    leaves += 1;
    if (how === 'reload') await page.reload({ waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
    if (how === 'back') {
      await page.goBack({ timeout: LOAD_TIMEOUT_MS, waitUntil: 'commit' }).catch(() => undefined);
      await load(page);
    }
    if (how === 'crash') {
      await crash(context, page);
      pages[index] = await openPage();
    }
    await idle(page);
  }

  async function step(gesture: Gesture): Promise<void> {
    const index = chance.whole(0, pages.length - 1);
    const page = pages[index];
    if (page === undefined) return;
    log.push(gesture);
    switch (gesture) {
      case 'press':
        await press(page);
        break;
      case 'repeat':
        if (await repeat(page)) presses += 1;
        break;
      case 'tab':
        if (pages.length === 1) pages.push(await openPage());
        else await press(page);
        break;
      case 'reload':
      case 'back':
      case 'crash':
        await leave(index, gesture);
        break;
      case 'offline':
        await network.setOffline(true);
        await press(page);
        await network.setOffline(false);
        // The site reloads by itself when the connection is back.
        leaves += 1;
        break;
      case 'kill':
        network.setDown(true);
        await press(page);
        if (chance.happens(0.5)) await repeat(page);
        network.setDown(false);
        break;
      case 'late':
        await network.executeLate();
    }
    if (chance.happens(0.5)) await idle(page);
  }

  const started = Date.now();
  const chosen: readonly [Gesture, ...Gesture[]] = chance.happens(0.5) ? CALM_GESTURES : GESTURES;
  const gestures: Gesture[] = ['press', ...Array.from({ length: chance.whole(2, 4) }, () => chance.pick<Gesture>(chosen))];
  for (const gesture of gestures) {
    await step(gesture).catch((error: unknown) => void log.push(`not possible: ${String(error).split('\n')[0] ?? ''}`));
    // A gesture that failed must not leave the network broken.
    network.setDown(false);
    if (network.isOffline()) await network.setOffline(false);
  }

  const played = Date.now() - started;

  // The faults end, the page is opened again, and the player repeats what is still unknown.
  await network.calm();
  if (name === 'double') await advance(ROUND_OVER_MS);
  for (const page of pages) {
    if (!(await idle(page))) leaves += 1;
    await kind.beforeLeaving?.(page);
  }
  const [first = await openPage(), ...others] = pages;
  for (const page of others) await page.close();
  pages = [first];
  let pending: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await load(first);
    pending = await resolve(first);
    if (pending.length === 0) break;
  }
  await first.getByRole('main').waitFor({ timeout: LOAD_TIMEOUT_MS });
  const effects = (await kind.effects(session)).filter((effect) => !before.includes(effect));
  const account = await session.account();
  const facts = await settledFacts(first);
  const resolved = Date.now() - started - played;
  await first.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await first.goto('about:blank');
  context.off('weberror', onError);
  await network.remove();

  /** Waits until the page shows what the server has. @returns both, also if they stay different */
  async function settledFacts(page: Page) {
    const end = Date.now() + RESOLVE_TIMEOUT_MS;
    for (;;) {
      const [shownFact, actual] = (await kind.facts?.(page, session)) ?? [];
      const { balance } = balanceOf(await session.account());
      const header =
        (await page
          .getByRole('banner')
          .getByRole('button', { name: /^Saldo/ })
          .textContent({ timeout: BUSY_TIMEOUT_MS })) ?? '';
      const compared = {
        shown: [shownFact, Number((/R\$\s*([\d.]+,\d\d)/.exec(header)?.[1] ?? '').replaceAll(/\D/g, ''))],
        actual: [actual, balance],
      };
      if (JSON.stringify(compared.shown) === JSON.stringify(compared.actual) || Date.now() > end) return compared;
    }
  }

  async function pendingNames(page: Page): Promise<string[]> {
    const stored = await page.evaluate(() => Object.keys(localStorage)).catch((): string[] => []);
    const names = stored.filter(isPendingName).map((key) => key.slice(MONEY_PREFIX.length));
    const moot = await Promise.all(names.map(async (one) => (await kind.isMoot?.(session, one)) === true));
    return names.filter((_, index) => moot[index] !== true);
  }

  /** Waits until every operation is resolved, and repeats those whose outcome stays unknown. @returns the rest */
  async function resolve(page: Page): Promise<string[]> {
    const end = Date.now() + RESOLVE_TIMEOUT_MS;
    let repeats = 0;
    for (;;) {
      const names = await pendingNames(page);
      if (names.length === 0 || Date.now() > end) return names;
      await idle(page);
      for (const one of names) await kind.reveal?.(page, one, session).catch(() => undefined);
      if (repeats >= MAX_REPEATS || !(await repeat(page))) continue;
      repeats += 1;
      presses += 1;
    }
  }

  return {
    name,
    log,
    durations: { all: Date.now() - begun, played, resolved },
    presses,
    leaves,
    effects,
    labels: kind.labels,
    shown: [...shown],
    executed: network.executed,
    keys: network.keys,
    faults: network.faults,
    pending,
    uncaught,
    facts,
    ...balanceOf(account),
  };
}

/** Presses "repeat" if the page offers it. @returns whether it does */
async function repeat(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Repetir o mesmo pedido' }).first();
  if ((await button.count()) === 0) return false;
  return button.click({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
}

/** Crashes the process of a page, as a lack of memory does. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: LOAD_TIMEOUT_MS });
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
