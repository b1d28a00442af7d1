import { vi } from 'vitest';

import { createClock } from '../../mocks/db/clock';
import { createWorld } from '../../mocks/db/world';
import { sumTransactions } from '../../mocks/domain/money/invariants.fixture';
import { createApp } from '../../mocks/http/app';
import { definitions } from '../../mocks/http/contract';
import { createNodeValidator } from '../../mocks/http/schema-validator-node';
import { createHub } from '../../mocks/realtime/hub';
import { TEST_START } from '../../mocks/world.fixture';
import { backend } from '../../src/api/backend.fixture';
import { registerToken } from '../../src/session/stand-in-login.fixture';
import { createBrowser } from './browser-harness';
import { createPrng } from './prng';
import { createNetwork } from './network';
import type { KindName } from './operations';
import { effectsOn, KINDS, PLAYER } from './operations';
import { createTimers } from './timers';

const MINUTE_MS = 60_000;
/** Time in ms after which all polling and all late executions have ended. */
const ALL_OVER_MS = 6 * MINUTE_MS;
const LOGIN = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
type Gesture = 'press' | 'repeat' | 'recheck' | 'reload' | 'crash' | 'offline' | 'online' | 'kill' | 'restart' | 'bank' | 'wait';

/** Gestures of the player, and events around them. The list is drawn from, so a gesture is as likely as it is often in the list. */
const GESTURES: readonly [Gesture, ...Gesture[]] = [
  'press',
  ...Array.from({ length: 9 }, () => 'press' as const),
  'repeat',
  'repeat',
  'recheck',
  'reload',
  'crash',
  'offline',
  'online',
  'online',
  'online',
  'kill',
  'restart',
  'restart',
  'restart',
  'bank',
  'wait',
  'wait',
];

// All schedules share a validator, because it takes long to compile the schemas.
const validator = createNodeValidator(definitions);

/** Waits until the backend is idle: it has no work in eight turns of the event loop in a row. */
async function settle(isWorking: () => boolean): Promise<void> {
  for (let idle = 0; idle < 8; idle += 1) {
    await new Promise((done) => setImmediate(done));
    if (isWorking()) idle = -1;
  }
}

/**
 * Plays a random schedule of gestures and faults against a new stand-in, then a time without faults in which the player repeats what
 * is unknown. Leaves globals replaced: the test restores them.
 *
 * @param seed the same seed gives the same schedule
 */
export async function runSchedule(seed: number) {
  const prng = createPrng(seed);
  const timers = createTimers();
  const clock = createClock(() => TEST_START + timers.now());
  const world = createWorld({ clock, games: 1 });
  const reports: string[] = [];
  const app = createApp({ world, hub: createHub(), validator, report: (text) => reports.push(text) });
  const player = world.players.byId(PLAYER);
  if (player === undefined) throw new Error('no player');
  const key = world.cashier.addKey(player, 'cpf', player.cpf);
  if (!key.ok) throw new Error('no key');
  const pixKey = key.value.id;
  for (const name of ['Um', 'Dois', 'Três']) world.rewards.grant(PLAYER, { name, amount: 1000, multiplier: 0, lifetimeMs: null });

  let session = { token: '', until: 0 };
  /** Number of logins that are under way. They count as work, because signing a token takes real time. */
  let logins = 0;
  async function token(): Promise<string> {
    if (timers.now() < session.until) return session.token;
    logins += 1;
    const request = new Request('http://stand-in.invalid/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(LOGIN),
    });
    const { access_token, expires_in } = (await (await app.fetch(request)).json()) as { access_token: string; expires_in: number };
    session = { token: access_token, until: timers.now() + (expires_in * 1000) / 2 };
    logins -= 1;
    return access_token;
  }
  registerToken(token);

  let online = true;
  const isOnline = () => online;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
  const network = createNetwork({ prng, backend: (request) => app.fetch(request), isOnline });
  backend({}, network.fetch);
  const hasLocks = prng.chance(0.75);
  let isBuggy = prng.chance(0.2);
  const throws = () => isBuggy && prng.chance(0.3);
  const browser = createBrowser({ isOnline, newKey: prng.uuid, now: timers.now, hasLocks, throws });
  // Without locks two tabs cannot exclude each other, so there is only one tab.
  const tabs = hasLocks ? 2 : 1;
  const pages = Array.from({ length: tabs }, browser.openPage);
  const pressed = new Map<KindName, number>();

  const idle = () => settle(() => logins > 0 || network.isWorking());
  const pass = (ms: number) => timers.pass(ms, idle);
  const isDone = (path: string) => network.executed.some((one) => one.isOk && one.path === path);
  const effects = () => effectsOn(world, isDone);

  async function step(): Promise<void> {
    const tab = prng.integer(0, tabs - 1);
    const page = pages[tab];
    switch (prng.pick(GESTURES)) {
      case 'press': {
        const name = prng.pick(Object.keys(KINDS) as [KindName, ...KindName[]]);
        const draft = KINDS[name].draft(world, prng, pixKey);
        // A button is pressed up to 20 times, as by a held Enter key.
        if (draft !== undefined) pressed.set(name, (pressed.get(name) ?? 0) + (page?.press(draft, prng.pick([1, 2, 20])) ?? 0));
        break;
      }
      case 'repeat':
        page?.repeatAll();
        break;
      case 'recheck':
        page?.recheck();
        break;
      case 'reload':
      case 'crash': {
        page?.leave();
        const next = browser.openPage();
        pages[tab] = next;
        next.resume();
        break;
      }
      case 'offline':
        online = false;
        network.disconnect();
        break;
      case 'online':
        online = true;
        break;
      case 'kill':
        network.setDown(true);
        break;
      case 'restart':
        network.setDown(false);
        break;
      case 'bank': {
        const [deposit] = world.cashier.deposits();
        if (deposit !== undefined) world.cashier.pay(deposit.id);
        break;
      }
      case 'wait':
        await pass(prng.integer(1, 40_000));
    }
    await idle();
    if (prng.chance(0.5)) await pass(prng.integer(1, 3000));
  }

  const before = effects();
  for (let left = prng.integer(8, 30); left > 0; left -= 1) await step();

  // The faults end here, and the player repeats operations with an unknown outcome.
  online = true;
  isBuggy = false;
  network.calm();
  await pass(ALL_OVER_MS);
  for (let round = 0; round < 4 && (round === 0 || browser.pending().operations.length > 0); round += 1) {
    for (const [tab, page] of pages.entries()) {
      page.leave();
      pages[tab] = browser.openPage();
    }
    pages[0]?.resume();
    await pass(ALL_OVER_MS);
    pages[0]?.repeatAll();
    await pass(ALL_OVER_MS);
  }
  for (const page of pages) page.leave();

  const { wallet, journal } = world.accounts.get(PLAYER);
  return {
    /** Number of accepted presses of each kind, without those that repeat an unknown outcome. */
    pressed,
    /** Effects on the server during the schedule. `shown` has the outcomes that the player saw. */
    effects: effects().filter((effect) => !before.includes(effect)),
    shown: browser.shown,
    executed: network.executed,
    faults: network.faults,
    pending: browser.pending(),
    /** Errors of the stand-in, and its violations of the contract. */
    reports,
    /** Real balance in cents, which must equal the ledger. */
    balance: wallet.balances.real,
    ledger: sumTransactions(journal.values()),
  };
}
