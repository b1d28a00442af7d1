import { vi } from 'vitest';

import { sumTransactions } from '../../mocks/domain/ledger';
import { testApp } from '../../mocks/http/test-app';
import { registerSession } from '../../src/api/session-port';

import { chanceOf } from './chance';
import { createNetwork } from './network';
import { createBrowser } from './site';
import { createTimers } from './timers';

const PLAYER = 'usr_1';
const MINUTE = 60_000;
/** Every look of an intent and every late execution has ended after this time, in ms. */
const ALL_OVER = 6 * MINUTE;

/** Lets what is really at work (streams, the judge of the contract) finish, and what follows from it. */
async function settle(isWorking: () => boolean): Promise<void> {
  for (let still = 0; still < 4; still += 1) {
    await new Promise((done) => setImmediate(done));
    if (isWorking()) still = -1;
  }
}

/**
 * One schedule of clicks, losses, delays, lost connections, reloads and a second tab, played through the site's money
 * intents against the stand-in.
 *
 * @param seed the same seed is the same schedule
 * @returns all that is to be judged
 */
export async function runSchedule(seed: number) {
  const chance = chanceOf(seed);
  const app = testApp({ games: 1 });
  const { world } = app;
  const token = await app.logIn();
  const player = world.players.byId(PLAYER);
  if (player === undefined) throw new Error('no player');
  const key = world.cashier.addKey(player, 'cpf', player.cpf);
  if (!key.ok) throw new Error('no key');
  const pixKey = key.value.id;
  registerSession({
    prepare: () => Promise.resolve(token),
    renew: () => Promise.resolve(null),
    expired: () => Promise.resolve(null),
    isOwn: () => true,
    ipBlocked: () => undefined,
    userIp: () => null,
  });

  const timers = createTimers();
  let online = true;
  const isOnline = () => online;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
  const network = createNetwork({ chance, backend: (request) => app.app.fetch(request), isOnline });
  vi.stubGlobal('fetch', network.fetch);
  const hasLocks = chance.happens(0.75);
  const browser = createBrowser({ isOnline, newKey: chance.uuid, hasLocks });
  // Without locks tabs know nothing of each other.
  const tabs = hasLocks ? 2 : 1;
  const pages = Array.from({ length: tabs }, browser.openPage);
  let presses = 0;

  const still = () => settle(network.isWorking);
  const pass = (ms: number) => timers.pass(ms, still);
  const anyTab = () => chance.whole(0, tabs - 1);
  const withdrawals = () => [...world.accounts.get(PLAYER).withdrawals.values()];

  async function step(): Promise<void> {
    const tab = anyTab();
    const page = pages[tab];
    switch (chance.pick(['press', 'press', 'press', 'press', 'cancel', 'reload', 'offline', 'online', 'bank', 'wait', 'wait'])) {
      case 'press':
        // Few amounts, so that one wish is easily taken for another.
        presses += page?.press(chance.pick(['deposit', 'withdraw']), chance.pick([1000, 2000]), chance.pick([1, 2, 20]), pixKey) ?? 0;
        break;
      case 'cancel': {
        const open = withdrawals().filter(({ status }) => status === 'pending');
        const [first] = open;
        if (first !== undefined) presses += page?.cancel(first.id, chance.pick([1, 2, 20])) ?? 0;
        break;
      }
      case 'reload': {
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
      case 'bank': {
        const [deposit] = world.cashier.deposits();
        if (deposit !== undefined) world.cashier.pay(deposit.id);
        break;
      }
      case 'wait':
        await pass(chance.whole(1, 40_000));
    }
    await still();
    if (chance.happens(0.5)) await pass(chance.whole(1, 3000));
  }

  const start = world.accounts.get(PLAYER).wallet;
  const before = { deposits: ids(world.cashier.deposits()), withdrawals: ids(withdrawals()) };
  for (let left = chance.whole(5, 16); left > 0; left -= 1) await step();

  // The weather clears, the pages are opened anew, and all that is open is looked for.
  online = true;
  network.calm();
  await pass(ALL_OVER);
  for (let round = 0; round < 3 && (round === 0 || browser.open().unknown.length > 0); round += 1) {
    for (const [tab, page] of pages.entries()) {
      page.leave();
      pages[tab] = browser.openPage();
    }
    pages[0]?.resume();
    await pass(ALL_OVER);
  }

  const { wallet, journal, deposits } = world.accounts.get(PLAYER);
  const isNew = (kind: keyof typeof before) => (id: string) => !before[kind].includes(id);
  const made = [...ids(world.cashier.deposits()).filter(isNew('deposits')), ...ids(withdrawals()).filter(isNew('withdrawals'))];
  const paid = [...deposits.values()].filter(({ status, id }) => status === 'approved' && isNew('deposits')(id));
  const gone = withdrawals().filter(({ status, id }) => status !== 'cancelled' && status !== 'rejected' && isNew('withdrawals')(id));
  return {
    /** The ids of all that was made on the server. */
    made,
    /** How many presses were taken, and how many requests that move money were sent for them. */
    presses,
    posted: network.posted,
    /** What reached the server, by key. */
    executed: network.executed,
    heard: browser.heard,
    open: browser.open(),
    reports: app.reports,
    balance: wallet.balances.real,
    /** What the transactions come to, and what the balance must be by what was paid and withdrawn. */
    ledger: sumTransactions(journal.values()),
    expected: start.balances.real + sum(paid) - sum(gone),
  };
}

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
