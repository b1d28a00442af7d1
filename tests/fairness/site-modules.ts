import { vi } from 'vitest';

import type { TokenAnswer } from '../../generated/api/model/token-answer';
import type { OperationId } from '../../generated/operations';
import { createClock } from '../../mocks/db/clock';
import { createWorld } from '../../mocks/db/world';
import { createApp } from '../../mocks/http/app';
import { CATALOGUE } from '../../mocks/http/cheats/catalogue';
import { definitions } from '../../mocks/http/contract';
import { createNodeValidator } from '../../mocks/http/schema-validator-node';
import type { CheatGame } from '../../mocks/db/games/cheat-switch';
import { BEACON } from '../../mocks/domain/double/beacon';
import { createHub } from '../../mocks/realtime/hub';
import { TEST_START } from '../../mocks/world.fixture';
import { backend } from '../../src/api/backend.fixture';
import { operationAt } from '../../src/api/operation-at';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '../../src/api/transport';
import { forgetJournal } from '../../src/fairness/core/journal';
import { forgetUnstored } from '../../src/shared/lib/safe-storage';
import { registerToken } from '../../src/session/stand-in-login.fixture';

/** Id of the demo player who plays. */
export const PLAYER = 'usr_1';
const LOGIN = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
const { chainHash, publicKey, genesisTime, periodS } = BEACON;
/** Beacon of the stand-in, which the site trusts. */
export const STAND_IN_BEACON = { chainHash, publicKey, genesisTime, periodS };
/** Turns of the event loop in which work of the site that needs no time goes on. */
const TURNS = 20;

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setImmediate(done));
}

// All tests share a validator, because it takes long to compile the schemas.
const validator = createNodeValidator(definitions);

/**
 * Changes the answers of the stand-in, as a network, a cache or a slow replica may. Answers with the status 204, and those of paths
 * outside the contract, are not passed to it. `body` is parsed JSON. Null loses the answer.
 */
export type AnswerFilter = (id: OperationId, body: unknown, status: number, request: Request) => { status: number; body: unknown } | null;

export type SiteModules = ReturnType<typeof createSiteModules>;

/** State of the browser's storage. A test sets `isFull`: then writing throws. `leaveSiteModules` sets it to false. */
export const storage = { isFull: false };

/** Replaces the storage of the browser, which the site's modules read. */
function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string): void {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name: string) => void stored.delete(name),
  };
  vi.stubGlobal('window', { localStorage, addEventListener: () => undefined });
  vi.stubGlobal('location', new URL('http://site.invalid/'));
  vi.stubGlobal('navigator', { onLine: true });
  return stored;
}

/**
 * Replaces the timers. Time passes only from one to the next, when `next` is called. The time limits of requests are left out, so that
 * no request ends by one.
 */
function stubTimers() {
  const timers = new Map<object, { readonly at: number; readonly act: () => void }>();
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_START });
  vi.stubGlobal('setTimeout', (act: () => void, delay = 0) => {
    const id = {};
    if (delay !== READ_TIMEOUT_MS && delay !== WRITE_TIMEOUT_MS) timers.set(id, { at: Date.now() + delay, act });
    return id;
  });
  vi.stubGlobal('clearTimeout', (id: object) => void timers.delete(id));
  return {
    /** Moves the clock to the next timer, and runs it. */
    next(): void {
      const [first] = [...timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (first === undefined) return;
      timers.delete(first[0]);
      vi.setSystemTime(Math.max(Date.now(), first[1].at));
      first[1].act();
    },
  };
}

/**
 * Creates an empty browser, in which {@link PLAYER} is logged in with much money, and a stand-in with which the site's modules speak.
 * Time passes only in `run`, and `world.clock.advance` moves the stand-in's clock alone. Replaces globals of this process until
 * `leaveSiteModules` is called.
 *
 * @param seed text from which the stand-in draws its seeds
 */
export function createSiteModules(seed: string) {
  const timers = stubTimers();
  const stored = stubStorage();
  // Without a storage, as in the tests of Node, the site keeps its values in memory: another file may have left some there.
  forgetUnstored();
  forgetJournal();
  const world = createWorld({ clock: createClock(), games: 1, seed });
  const reports: string[] = [];
  const app = createApp({ world, hub: createHub(), validator, report: (text) => reports.push(text) });
  let filter: AnswerFilter | undefined;
  let session = { token: '', until: 0 };

  async function token(): Promise<string> {
    if (world.clock.now() < session.until) return session.token;
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const login = new Request('http://stand-in.invalid/api/auth/login', { method: 'POST', headers, body: JSON.stringify(LOGIN) });
    const { access_token, expires_in }: TokenAnswer = await (await app.fetch(login)).json();
    session = { token: access_token, until: world.clock.now() + (expires_in * 1000) / 2 };
    return access_token;
  }
  registerToken(token);
  world.accounts.adjustBalance(PLAYER, 1_000_000);

  backend({}, async (request) => {
    const response = await app.fetch(request.clone());
    const id = operationAt(request.method, new URL(request.url).pathname);
    if (filter === undefined || id === undefined || response.status === 204) return response;
    const filtered = filter(id, await response.json(), response.status, request);
    if (filtered === null) throw new TypeError('The response was lost.');
    return Response.json(filtered.body, { status: filtered.status });
  });

  return {
    world,
    /** Violations of the contract that the stand-in has reported. */
    reports,
    /** Values in the browser's storage, by key. */
    stored,
    setFilter: (next: AnswerFilter | undefined) => void (filter = next),
    /** Makes the operator of a game cheat, and applies what the cheat does at once. Null makes the operator honest again. */
    cheat(game: CheatGame, name: string | null): Promise<void> {
      world.cheats.set(game, name === null ? null : { name, since: Date.now() });
      if (name !== null) CATALOGUE[game][name]?.onSwitch?.(world);
      return Promise.resolve();
    },
    /** Waits for work of the site, and lets time pass from timer to timer until it ends. Never settles if the work waits for no timer. */
    async run<Result>(work: Promise<Result>): Promise<Result> {
      const progress = { isDone: false };
      const end = () => void (progress.isDone = true);
      work.then(end, end);
      for (await settle(); !progress.isDone; await settle()) {
        timers.next();
        world.tick();
      }
      return work;
    },
  };
}

/** Ends the use of the modules, so that other tests have their own globals again. */
export function leaveSiteModules(): void {
  storage.isFull = false;
  forgetUnstored();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
