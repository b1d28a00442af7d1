import type { BrowserContext, Request, Route } from '@playwright/test';

import type { OperationId } from '../../generated/operations';
import { operationAt } from '../../src/api/operation-at';
import { tests } from '../../scripts/addresses';
import { worldHeaders } from '../e2e/world';
import type { Prng } from '../money/prng';
import { createPrng } from '../money/prng';
import type { Execution } from '../money/faulty-response';
import { buildResponse, faultyResponse } from '../money/faulty-response';

const STAND_IN = `http://localhost:${String(tests.standIn)}`;
/** Maximum delay of the simulated network. */
const MAX_DELAY_MS = 400;
/** Probability of a fault of a money request, from 0 to 1. */
const FAULT_LIKELIHOOD = 0.7;
/** Maximum number of draws for a fault with a wanted status. */
const MAX_DRAWS = 30;
/** Number by which the seeds of two schedules differ, so that their requests have different seeds. */
const MAX_REQUESTS_PER_SCHEDULE = 1000;

/** Fates of a money request that has a fault. */
const FATES = [
  /** The request does not arrive, and the connection breaks. */
  'cut',
  /** The request is executed, and the connection breaks. */
  'lost',
  /** The connection breaks, and the request is executed later. */
  'late',
  /** The request is executed after a delay. */
  'slow',
  /** The request is executed at once, and the response is delayed. */
  'slow-response',
  /** The request is executed, and its response is replaced by a faulty one. */
  'faulty-after',
  /** The request is not executed, and gets a faulty response. */
  'faulty-before',
  /** The request gets a faulty response, and is executed later, as behind a gateway that responds 524. */
  'faulty-late',
] as const;

const MONEY_OPERATIONS: readonly OperationId[] = [
  'createDeposit',
  'createWithdrawal',
  'cancelWithdrawal',
  'applyCoupon',
  'activateBonus',
  'redeemBonus',
  'deleteBonus',
  'optInPromotion',
  'startMinesGame',
  'revealMinesCell',
  'cashOutMinesGame',
  'placeDoubleBet',
  'cancelDoubleBet',
];
const SPORTS_BETS = '/__mock/sports/bets';

/** Money request that the stand-in has responded to, also if it was rejected (`isOk` is false). */
interface Executed {
  readonly operation: string;
  /** Idempotency-Key, or method and path of an operation without one. */
  readonly key: string;
  readonly isOk: boolean;
  /** Id of the created thing; '' if there is none. */
  readonly id: string;
}

/**
 * Returns the operation of a money request; undefined for any other request. `rules` is the operation whose documented responses
 * apply.
 */
function operationOf(request: Request): { name: string; rules: OperationId } | undefined {
  const { pathname } = new URL(request.url());
  // Sports bets are not in the contract. Their documented responses are those of a withdrawal.
  if (pathname === SPORTS_BETS) return request.method() === 'POST' ? { name: 'placeSportsBets', rules: 'createWithdrawal' } : undefined;
  const id = operationAt(request.method(), pathname);
  return id !== undefined && MONEY_OPERATIONS.includes(id) ? { name: id, rules: id } : undefined;
}

/**
 * Loses, delays and breaks money requests and responses between the pages of a context and the stand-in, until `remove` is called.
 * The seed decides on the faults. Requests of the chat, the tags and the storage are always refused.
 */
export async function installNetwork(context: BrowserContext, seed: number) {
  const executed: Executed[] = [];
  const keys = new Map<string, Set<string>>();
  const faults: string[] = [];
  /** Executions that are still to come; and the keys of requests that were executed successfully or will be executed. */
  const late: (() => Promise<unknown>)[] = [];
  const effective = new Set<string>();
  let requests = 0;
  let [isCalm, isOffline, isDown] = [false, false, false];

  async function execute(request: Request, name: string, key: string): Promise<Response> {
    const { pathname, search } = new URL(request.url());
    const sent = await request.allHeaders();
    const headers = new Headers(worldHeaders);
    for (const header of ['accept', 'authorization', 'content-type', 'idempotency-key']) {
      const value = sent[header];
      if (value !== undefined) headers.set(header, value);
    }
    const response = await fetch(STAND_IN + pathname + search, { method: request.method(), headers, body: request.postData() });
    const text = await response.clone().text();
    const id = response.ok ? (/"(?:transaction_id|id)":"([^"]+)"/.exec(text)?.[1] ?? '') : '';
    executed.push({ operation: name, key, isOk: response.ok, id });
    if (response.ok) effective.add(key);
    return response;
  }

  async function play(route: Route, name: string, rules: OperationId, prng: Prng): Promise<void> {
    const request = route.request();
    const key = (await request.allHeaders())['idempotency-key'] ?? `${request.method()} ${new URL(request.url()).pathname}`;
    keys.set(name, (keys.get(name) ?? new Set()).add(key));
    const run = () => execute(request, name, key);
    const runLate = () => {
      effective.add(key);
      late.push(run);
    };
    const breakResponse = async (own: Response | undefined) => {
      const faulty = drawFault(prng, rules, own?.ok === true ? 'done' : effective.has(key) ? 'later' : 'never');
      faults.push(`${name} ${fate} ${faulty.status} ${faulty.body}`);
      await answer(route, await buildResponse(faulty, own));
    };
    const fate = prng.pick(FATES);
    if (isCalm || !prng.chance(FAULT_LIKELIHOOD)) return answer(route, await run());
    if (!fate.startsWith('faulty')) faults.push(`${name} ${fate}`);
    switch (fate) {
      case 'cut':
        return route.abort('connectionreset');
      case 'lost':
        await run();
        return route.abort('connectionreset');
      case 'late':
        runLate();
        return route.abort('connectionreset');
      case 'slow':
        await after(prng.integer(1, MAX_DELAY_MS));
        return answer(route, await run());
      case 'slow-response': {
        const response = await run();
        await after(prng.integer(1, MAX_DELAY_MS));
        return answer(route, response);
      }
      case 'faulty-after':
        return breakResponse(await run());
      case 'faulty-before':
        return breakResponse(undefined);
      case 'faulty-late':
        runLate();
        return breakResponse(undefined);
    }
  }

  const isBackend = ({ pathname }: URL) => /^\/(api|v2|__mock)\//.test(pathname);
  const onRequest = async (route: Route) => {
    if (isOffline) return route.abort('internetdisconnected');
    if (isDown) return route.abort('connectionrefused');
    const operation = operationOf(route.request());
    if (operation === undefined) return route.continue();
    requests += 1;
    // The seed of a fate is the number of the money request, so that reads at the same time do not change it.
    return play(route, operation.name, operation.rules, createPrng(seed * MAX_REQUESTS_PER_SCHEDULE + requests));
  };
  // Requests of the chat, the tags and the storage move no money, but take most of a page's load time.
  const isBeside = ({ port, pathname }: URL) =>
    port === String(tests.thirdParties) ? /^\/(chat|frames\/tags)/.test(pathname) : pathname.startsWith('/storage/');
  await context.route(isBeside, (route) => route.abort().catch(() => undefined));
  // Errors are ignored, because the page may have been closed.
  await context.route(isBackend, (route) => onRequest(route).catch(() => undefined));

  return {
    executed,
    /** Keys of the money requests by operation, also of those that were not executed. See `Executed` for requests without a key. */
    keys,
    /** Descriptions of the faults, in the order of their requests. */
    faults,
    /** Disconnects or connects the pages of the context. */
    async setOffline(offline: boolean): Promise<void> {
      isOffline = offline;
      await context.setOffline(offline);
    },
    isOffline: () => isOffline,
    /** Stops or starts the backend, which keeps its data in between. */
    setDown: (down: boolean) => void (isDown = down),
    /** Executes the requests that are late. */
    async executeLate(): Promise<void> {
      for (let next = late.shift(); next !== undefined; next = late.shift()) await next();
    },
    /** Ends all faults, and executes the requests that are late. */
    async calm(): Promise<void> {
      isCalm = true;
      isDown = false;
      if (isOffline) await this.setOffline(false);
      await this.executeLate();
    },
    /** Ends the interception of requests. Late requests are not executed: `calm` must be called first. */
    async remove(): Promise<void> {
      await context.unroute(isBackend);
      await context.unroute(isBeside);
    },
  };
}

export type Network = Awaited<ReturnType<typeof installNetwork>>;

/** Draws a faulty response. Half of the calls look for a status below 300, because clients trust it most. */
function drawFault(prng: Prng, rules: OperationId, execution: Execution) {
  const isWanted = prng.chance(0.5) ? (status: number) => status < 300 : () => true;
  let fault = faultyResponse(prng, rules, execution);
  // The number of draws is limited, because some operations have no faulty response with a success status.
  for (let left = MAX_DRAWS; left > 0 && !isWanted(fault.status); left -= 1) fault = faultyResponse(prng, rules, execution);
  return fault;
}

async function answer(route: Route, response: Response): Promise<void> {
  const contentType = response.headers.get('Content-Type') ?? 'application/json';
  // This header is needed, because the page of the sportsbook has another origin.
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': contentType };
  await route.fulfill({ status: response.status, headers, body: await response.text() });
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
