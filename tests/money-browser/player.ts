import type { BrowserContext, Page } from '@playwright/test';

import type { Prng } from '../money/prng';
import { PRESSES, pressButton } from './gestures';
import type { Kind } from './kinds';
import type { Network } from './network';
import { crash, idle, load, LOAD_TIMEOUT_MS, repeat } from './pages';

/**
 * Gestures of the player, and events around them. The list is drawn from, so that presses are the most likely. `tab` opens a second tab,
 * or presses if there are two. `offline` and `kill` press without a connection and without the backend. `late` executes the requests that
 * the network has delayed.
 */
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
/** Gestures that leave no page, so that every effect must be reported. */
const CALM_GESTURES = ['press', 'press', 'press', 'repeat', 'tab', 'kill', 'late'] as const;

/** Timeout until an operation can be sent, on a busy machine. */
const READY_TIMEOUT_MS = 120_000;
const TEXT_TIMEOUT_MS = 500;

/** Draws three to five gestures, of which the first is a press. Half of the schedules leave no page. */
export function drawGestures(prng: Prng): Gesture[] {
  const chosen: readonly [Gesture, ...Gesture[]] = prng.chance(0.5) ? CALM_GESTURES : GESTURES;
  return ['press', ...Array.from({ length: prng.integer(2, 4) }, () => prng.pick<Gesture>(chosen))];
}

/** Environment of a player. */
interface PlayerOptions {
  context: BrowserContext;
  network: Network;
  prng: Prng;
  kind: Kind;
  /** Path of the page that moves money. */
  path: string;
}

/** Creates a player, who uses one or two tabs, and loads the page in the first one: the first tab of the context, if it has one. */
export async function createPlayer({ context, network, prng, kind, path }: PlayerOptions) {
  const log: string[] = [];
  /** Number of presses, and of pages that were left. Messages of left pages are lost. */
  let [presses, leaves] = [0, 0];

  async function openPage(): Promise<Page> {
    const page = await context.newPage();
    await load(page, path);
    return page;
  }
  // The player begins with one page, because a new one is slow to open.
  const pages = context.pages().slice(0, 1);
  for (const page of pages) await load(page, path);
  if (pages.length === 0) pages.push(await openPage());

  async function press(page: Page): Promise<void> {
    // Only the first press waits, until the page is ready.
    const end = presses === 0 ? Date.now() + READY_TIMEOUT_MS : 0;
    // On a busy machine a control may move for longer than a click waits, so errors are ignored until then.
    const find = () =>
      kind.button(page, prng).catch((error: unknown) => {
        if (Date.now() < end) return undefined;
        throw error;
      });
    let button = await find();
    while (button === undefined && Date.now() < end) button = await find();
    if (button === undefined) return;
    const how = prng.pick(PRESSES);
    presses += 1;
    log.push(`${how} ${(await button.textContent({ timeout: TEXT_TIMEOUT_MS }))?.trim() ?? ''}`);
    await pressButton(button, how);
  }

  async function pressRepeat(page: Page): Promise<void> {
    if (await repeat(page)) presses += 1;
  }

  /** Leaves a page, and opens it again. */
  async function leave(index: number, page: Page, how: 'reload' | 'back' | 'crash'): Promise<void> {
    leaves += 1;
    if (how === 'reload') await page.reload({ waitUntil: 'domcontentloaded', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
    if (how === 'back') {
      await page.goBack({ timeout: LOAD_TIMEOUT_MS, waitUntil: 'commit' }).catch(() => undefined);
      await load(page, path);
    }
    if (how === 'crash') {
      await crash(context, page);
      pages[index] = await openPage();
    }
    await idle(pages[index] ?? page);
  }

  async function act(gesture: Gesture): Promise<void> {
    const index = prng.integer(0, pages.length - 1);
    const page = pages[index];
    if (page === undefined) return;
    log.push(gesture);
    switch (gesture) {
      case 'press':
        await press(page);
        break;
      case 'repeat':
        await pressRepeat(page);
        break;
      case 'tab':
        if (pages.length === 1) pages.push(await openPage());
        else await press(page);
        break;
      case 'reload':
      case 'back':
      case 'crash':
        await leave(index, page, gesture);
        break;
      case 'offline':
        // The site reloads when the connection is back, which leaves the page.
        leaves += 1;
        await network.setOffline(true);
        await press(page);
        await network.setOffline(false);
        break;
      case 'kill':
        network.setDown(true);
        await press(page);
        if (prng.chance(0.5)) await pressRepeat(page);
        network.setDown(false);
        break;
      case 'late':
        await network.executeLate();
    }
    if (prng.chance(0.5)) await idle(page);
  }

  return {
    log,
    counts: () => ({ presses, leaves }),
    /** Adds presses of "repeat" that were made after the gestures. */
    addRepeats: (repeats: number) => void (presses += repeats),
    /** Performs a gesture. Logs a gesture that is not possible. */
    async act(gesture: Gesture): Promise<void> {
      await act(gesture).catch((error: unknown) => void log.push(`not possible: ${String(error).split('\n')[0] ?? ''}`));
      // A gesture that was not possible may have left the network broken, so the network is restored.
      network.setDown(false);
      if (network.isOffline()) await network.setOffline(false);
    },
    /** Waits for all pages of the player, and closes all but one, which is returned. A page that stays busy counts as left. */
    async leaveOne(): Promise<Page> {
      for (const page of pages) {
        if (!(await idle(page))) leaves += 1;
        await kind.beforeLeaving?.(page);
      }
      const [first = await openPage(), ...others] = pages;
      for (const page of others) await page.close();
      return first;
    },
  };
}
