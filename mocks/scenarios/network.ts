import { operations } from '@generated/operations';

import { calendarDay, DAY, HOUR, isoDateTime, startOfDay } from '../domain/calendar';
import type { FaultEffect, ModifiableResponse, Scenario, ScenarioCall } from './scenario';

/** Delay of every response in the scenario `slow-network`. */
export const SLOW_LATENCY_MS = 2000;

/** Operations that are executed in the scenario `maintenance`; all others get a 503. */
const AVAILABLE_IN_MAINTENANCE: readonly string[] = ['getSettings', 'getPlatform'];

/** Scenarios by name, of a slow, failing or faulty backend. */
export const networkScenarios = {
  maintenance: {
    title: 'Maintenance',
    description: 'The settings say maintenance; every call but settings and platform is a 503.',
    faultFor({ id }) {
      const by = 'scenario maintenance';
      if (id === 'getSettings') return { by, modify: (answer) => withBody(answer, (body) => ({ ...body, maintence: true })) };
      return AVAILABLE_IN_MAINTENANCE.includes(id) ? undefined : { by, status: 503 };
    },
  },
  'slow-network': {
    title: 'Slow network',
    description: 'Every answer comes 2 seconds late.',
    player: { name: 'Lucas Serra', funds: 25_000 },
    network: { latency: SLOW_LATENCY_MS },
  },
  'backend-down': {
    title: 'Backend down',
    description: 'Every connection is cut without an answer.',
    network: { cut: true },
  },
  flaky: {
    title: 'Flaky backend',
    description:
      'Every third call fails, in turn by a 503 and without an answer; of two POSTs of money that fail alike the second is executed.',
    player: { name: 'Flavia Couto', funds: 25_000 },
    faultFor: flaky,
  },
  'contract-breaking-answer': {
    title: 'Answers that break the contract',
    description: 'getMe has no balance, a game of listGames no name, getWallet no withdrawable amount.',
    player: { name: 'Caio Brito', funds: 25_000 },
    faultFor({ id }) {
      const spoil = BODY_CORRUPTIONS[id];
      return spoil && { by: 'scenario contract-breaking-answer', corrupt: (answer) => withBody(answer, spoil) };
    },
  },
  'live-tables-closed': {
    title: 'Live tables closed',
    description: 'All tables of the live casino are closed until 20:00.',
    faultFor({ id, world }) {
      if (id !== 'listLiveTables') return undefined;
      return { by: 'scenario live-tables-closed', modify: (answer) => withBody(answer, (body) => closeTables(body, world.clock.now())) };
    },
  },
} satisfies Record<string, Scenario>;

function closeTables(body: Body, now: number): Body {
  const tables: unknown = body.data;
  const close = (table: object) => ({
    ...table,
    is_open: false,
    opens_at: isoDateTime(nextEvening(now)),
    ...('seats' in table && { seats: { taken: 0, total: 7 } }),
  });
  return { ...body, data: Array.isArray(tables) ? tables.map(close) : [] };
}

/** Returns the next 20:00 in São Paulo, in Unix ms. */
function nextEvening(now: number): number {
  const evening = startOfDay(calendarDay(now)) + 20 * HOUR;
  return evening > now ? evening : evening + DAY;
}

/** Fails every third call of a visit, whatever its operation, in turn by a 503 and without a response. */
function flaky({ id, world, visit }: ScenarioCall): FaultEffect | undefined {
  const call = world.counters.increment(`calls of ${visit}`);
  if (call % 3 !== 0) return undefined;
  const failure = call / 3;
  const effect = failure % 2 === 1 ? { status: 503 } : { cut: true };
  // Of every four failures the third (503) and the fourth (no response) are executed, if the call is a POST of money.
  return {
    by: `scenario flaky, call ${String(call)}`,
    ...effect,
    executed: operations[id].idempotent && failure % 4 !== 1 && failure % 4 !== 2,
  };
}

type Body = Readonly<Record<string, unknown>>;

/** Changes of bodies that break the contract, by operation. Each removes one required value, or makes it null. */
const BODY_CORRUPTIONS: Readonly<Record<string, (body: Body) => Body>> = {
  getMe: (body) => ({ ...body, balance: null }),
  listGames: ({ data, ...body }) => ({
    ...body,
    data: Array.isArray(data) ? data.map((game, index) => (index === 0 ? omitKey(game, 'name') : game)) : data,
  }),
  getWallet: ({ data, ...body }) => ({ ...body, data: omitKey(data, 'withdrawable') }),
};

function omitKey(value: unknown, key: string): unknown {
  return isBody(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) : value;
}

function withBody(answer: ModifiableResponse, change: (body: Body) => Body): ModifiableResponse {
  return answer.status === 200 && isBody(answer.body) ? { ...answer, body: change(answer.body) } : answer;
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
