import { setTimeout as wait } from 'node:timers/promises';

import type { BrowserContext, Page } from 'playwright';

import { inject, isAnswered } from './faults';
import { makeFirstVisit, NAVIGATION_TIMEOUT_MS, SECOND_VISIT_FAULTS } from './first-visit';
import { addProbe, countRequests, inspect, watchErrors } from './measure';
import { type NetworkActivity, watchNetwork } from './network-activity';
import { logInAs } from './player';
import type { Visit } from './plan';
import type { World } from './world';

/** Result of a visit. */
export interface Measured {
  readonly visit: Visit;
  /** True if the page showed no content at the end. */
  readonly isBlank: boolean;
  /** True if an error page was shown at the end. */
  readonly isErrorPage: boolean;
  /** Uncaught errors of the page. */
  readonly uncaught: readonly string[];
  /** Requests and WebSockets that were repeated too often, each with its number in the emulated minute. */
  readonly loops: readonly string[];
  /** Page time in ms until the page offered a way out, emulated time included; null if it never did or the application did not start. */
  readonly wayOutMs: number | null;
  /** Visible texts that are not the site's: those of a fault, and English words. */
  readonly foreign: readonly string[];
  /** Texts that say that a part could not be shown. */
  readonly lost: readonly string[];
  /** Names of the fields, or of the kinds of values, that the fault has broken. */
  readonly broken: readonly string[];
}

/** Page time after which a visit counts as one without a way out. */
const GIVE_UP_MS = 20_000;
/** Page time that a poll counts as. A busy machine makes a poll late, but also everything that it waits for. */
const POLL_MS = 50;
/** Polls without network activity before the clock moves, if no response is due. */
const QUIET_POLLS = 10;
/** Polls without network activity before the clock moves, if a response is due that never comes. */
const QUIET_POLLS_OF_LOST_RESPONSE = 100;
/** Page time by which the clock is moved while the network is quiet. */
const STEP_MS = 500;
/** Page time before requests are counted, so that first retries do not count. */
const SETTLE_MS = 10_000;
const MINUTE_MS = 60_000;
/** Step of the emulated minute: a loop on a timer of up to 5 s exceeds the limit of requests. */
const MINUTE_STEP_MS = 5000;
const VISIT_TIMEOUT_MS = 300_000;
/** State of a page that shows nothing. */
const NOTHING_SHOWN = { isBlank: true, isErrorPage: false, foreign: [], lost: [] };

/**
 * Measures a route under a fault in a fresh browser context until it offers a way out or `GIVE_UP_MS` is over, then for 70 s of
 * page time, most of it emulated.
 * @param seed selects, with route, `as` and `round` of the visit, which fields the fault breaks
 * @returns a result that counts as blank, with `not measured: …` in `uncaught`, if the visit cannot be measured
 * @throws if the browser creates no context
 */
export async function runVisit(world: World, visit: Visit, seed: number): Promise<Measured> {
  const isSecondVisit = SECOND_VISIT_FAULTS.has(visit.fault);
  const site = isSecondVisit ? world.secureSite : world.site;
  const context = await world.browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 360, height: 740 },
    // Requests of a service worker would bypass the injected responses.
    serviceWorkers: isSecondVisit ? 'allow' : 'block',
    ignoreHTTPSErrors: true,
  });
  try {
    if (visit.as === 'player') await logInAs(context, world.standIn);
    return await withTimeout(
      (async () => {
        if (isSecondVisit) await makeFirstVisit(context, site + visit.route, visit.fault);
        return measure(world, context, site, visit, seed);
      })(),
    );
  } catch (error) {
    return unmeasured(visit, error);
  } finally {
    // A pending response would otherwise reject after the end and stop the whole run.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function measure(world: World, context: BrowserContext, site: string, visit: Visit, seed: number): Promise<Measured> {
  await addProbe(context);
  await context.clock.install();
  const page = await context.newPage();
  const uncaught = watchErrors(page);
  const requests = countRequests(page, site);
  const broken = new Set<string>();
  await inject(visit.fault, {
    context,
    page,
    site,
    operations: world.operations,
    lazyChunks: world.lazyChunks,
    choice: `${String(seed)} ${visit.route} ${visit.as} ${String(visit.round)}`,
    onBreak: (name) => broken.add(name),
    onSocket: () => requests.addSocket(),
  });

  const network = watchNetwork(page, (url) => isAnswered(visit.fault, url, site));
  await open(page, context, site, visit);
  const wayOutMs = await findWayOut(page, network, visit.fault === 'slow-3g');

  await advance(page, network, SETTLE_MS);
  requests.restart();
  const last = await advance(page, network, MINUTE_MS);
  const isStarted = last?.isStarted === true;
  const { isBlank, isErrorPage, foreign, lost } = last ?? NOTHING_SHOWN;
  return {
    visit,
    isBlank,
    isErrorPage,
    uncaught: [...uncaught],
    loops: requests.loops(),
    // A prerendered page without its application leads nowhere.
    wayOutMs: isStarted ? wayOutMs : null,
    foreign,
    lost,
    broken: [...broken],
  };
}

async function open(page: Page, context: BrowserContext, site: string, { fault, route }: Visit): Promise<void> {
  if (fault === 'offline-second-visit') await context.setOffline(true);
  // The browser's own error page counts as blank.
  await page.goto(site + route, { waitUntil: 'domcontentloaded', timeout: NAVIGATION_TIMEOUT_MS }).catch(() => undefined);
  if (fault === 'offline') await context.setOffline(true);
}

/**
 * Returns the page time in ms until the page offers a way out; null if it offers none within `GIVE_UP_MS`.
 * @param isRealTime true if the fault itself takes real time, so that the clock must not be moved
 */
async function findWayOut(page: Page, network: NetworkActivity, isRealTime: boolean): Promise<number | null> {
  let since: number | null = null;
  let quietPolls = 0;
  let seen = -1;
  for (let elapsedMs = 0; elapsedMs <= GIVE_UP_MS; elapsedMs += POLL_MS) {
    const state = await inspect(page);
    // On a slow network a player reads the prerendered content.
    const hasWayOut = state?.hasWayOut === true && (state.isStarted || isRealTime);
    // The way out must be there in two polls in a row, because a page that is replaced at once offers none.
    if (hasWayOut && since !== null && state.isStarted) return since;
    since = hasWayOut ? (since ?? elapsedMs) : null;
    quietPolls = network.events() === seen ? quietPolls + 1 : 0;
    seen = network.events();
    if (!hasWayOut && !isRealTime && quietPolls >= (network.isPending() ? QUIET_POLLS_OF_LOST_RESPONSE : QUIET_POLLS)) {
      await page.clock.runFor(STEP_MS);
      elapsedMs += STEP_MS;
    }
    await wait(POLL_MS);
  }
  return null;
}

/** Moves the clock of the page, and returns its last state. Requests would time out if the clock did not wait for the network. */
async function advance(page: Page, network: NetworkActivity, ms: number) {
  let state = await inspect(page);
  for (let passed = 0; passed < ms; passed += MINUTE_STEP_MS) {
    await waitForResponses(network);
    await page.clock.runFor(MINUTE_STEP_MS);
    await wait(POLL_MS);
    state = await inspect(page);
  }
  if (state?.isStarted === true) return state;
  // A busy machine may still be loading the document: the clock of the page has moved on without it.
  await page.waitForLoadState('load', { timeout: NAVIGATION_TIMEOUT_MS }).catch(() => undefined);
  return inspect(page);
}

/** Waits until no response is due, or the network has been quiet for so long that none comes. */
async function waitForResponses(network: NetworkActivity): Promise<void> {
  let seen = network.events();
  for (let quietPolls = 0; network.isPending() && quietPolls < QUIET_POLLS_OF_LOST_RESPONSE; quietPolls += 1) {
    await wait(POLL_MS);
    if (network.events() !== seen) quietPolls = 0;
    seen = network.events();
  }
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const hung = wait(VISIT_TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`the page did not respond for ${String(VISIT_TIMEOUT_MS / 1000)} s`);
  });
  // The promise that lost the race may reject later.
  hung.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, hung]).finally(() => timeout.abort());
}

function unmeasured(visit: Visit, error: unknown): Measured {
  const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  return { visit, ...NOTHING_SHOWN, uncaught: [`not measured: ${message}`], loops: [], wayOutMs: null, broken: [] };
}
