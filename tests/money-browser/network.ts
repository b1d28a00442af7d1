import type { BrowserContext, Request, Route } from '@playwright/test';

import type { OperationId } from '../../generated/operations';
import { operationAt } from '../../src/api/operation-at';
import { tests } from '../../scripts/addresses';
import { worldHeaders } from '../e2e/world';
import type { Prng } from '../money/prng';
import { createPrng } from '../money/prng';
import type { Execution } from '../money/response-class';
import { buildResponse, faultyResponse } from '../money/response-class';

const STAND_IN = `http://localhost:${String(tests.standIn)}`;
/** Longest delay of the simulated network. */
const MAX_DELAY_MS = 400;
/** Likelihood of a fault for each money request. */
const FAULT_LIKELIHOOD = 0.7;
const MAX_DRAWS = 30;
const MAX_REQUESTS_PER_SCHEDULE = 1000;

/** Fates of a money request. */
const FATES = [
  /** The request never arrives; the connection breaks. */
  'cut',
  /** The request is executed; the connection breaks. */
  'lost',
  /** The connection breaks; the request is executed later. */
  'late',
  /** The request is executed after a while. */
  'slow',
  /** The request is executed at once, but the response is slow. */
  'slow-response',
  /** The request is executed, with a faulty response. */
  'faulty-after',
  /** The request is not executed, with a faulty response. */
  'faulty-before',
  /** The response is faulty, and the request is executed later, as behind a gateway that answers 524. */
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

interface Executed {
  readonly operation: string;
  /** Idempotency-Key, or method and path of an operation without one. */
  readonly key: string;
  readonly isOk: boolean;
  /** Id of the created thing, or ''. */
  readonly id: string;
}

/** Returns the operation of a money request; undefined for any other. */
function operationOf(request: Request): { name: string; rules: OperationId } | undefined {
  const { pathname } = new URL(request.url());
  // Sports bets are outside the contract. Their documented rejections are those of a withdrawal.
  if (pathname === SPORTS_BETS) return request.method() === 'POST' ? { name: 'placeSportsBets', rules: 'createWithdrawal' } : undefined;
  const id = operationAt(request.method(), pathname);
  return id !== undefined && MONEY_OPERATIONS.includes(id) ? { name: id, rules: id } : undefined;
}

/**
 * Loses, delays and breaks money requests and responses between a context's pages and the stand-in, as the seed determines.
 */
export async function installNetwork(context: BrowserContext, seed: number) {
  const executed: Executed[] = [];
  const keys = new Map<string, Set<string>>();
  const faults: string[] = [];
  /** Executions to come, and the keys of all. */
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
    // The number of the request seeds its fate, which concurrent reads do not change.
    return play(route, operation.name, operation.rules, createPrng(seed * MAX_REQUESTS_PER_SCHEDULE + requests));
  };
  // These requests move no money, and take most of a page's load time.
  const isBeside = ({ port, pathname }: URL) =>
    port === String(tests.thirdParties) ? /^\/(chat|frames\/tags)/.test(pathname) : pathname.startsWith('/storage/');
  await context.route(isBeside, (route) => route.abort().catch(() => undefined));
  // Errors are ignored, because the page may be gone.
  await context.route(isBackend, (route) => onRequest(route).catch(() => undefined));

  return {
    executed,
    keys,
    faults,
    async setOffline(offline: boolean): Promise<void> {
      isOffline = offline;
      await context.setOffline(offline);
    },
    isOffline: () => isOffline,
    /** Stops or starts the backend, which keeps its data. */
    setDown: (down: boolean) => void (isDown = down),
    async executeLate(): Promise<void> {
      for (let next = late.shift(); next !== undefined; next = late.shift()) await next();
    },
    async calm(): Promise<void> {
      isCalm = true;
      isDown = false;
      if (isOffline) await this.setOffline(false);
      await this.executeLate();
    },
    async remove(): Promise<void> {
      await context.unroute(isBackend);
      await context.unroute(isBeside);
    },
  };
}

export type Network = Awaited<ReturnType<typeof installNetwork>>;

/** Draws a fault. Half of the faults have a success status, which a client trusts most. */
function drawFault(prng: Prng, rules: OperationId, execution: Execution) {
  const isWanted = prng.chance(0.5) ? (status: number) => status < 300 : () => true;
  let fault = faultyResponse(prng, rules, execution);
  // The draws are limited, because some operations have no faulty response with such a status.
  for (let left = MAX_DRAWS; left > 0 && !isWanted(fault.status); left -= 1) fault = faultyResponse(prng, rules, execution);
  return fault;
}

async function answer(route: Route, response: Response): Promise<void> {
  const contentType = response.headers.get('Content-Type') ?? 'application/json';
  // The header is needed, because the sportsbook's page has another origin.
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': contentType };
  await route.fulfill({ status: response.status, headers, body: await response.text() });
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
