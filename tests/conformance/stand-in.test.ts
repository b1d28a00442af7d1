import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';

import { main } from '../../conformance/command/main';
import { runScenarios } from '../../conformance/arazzo/run-scenarios';
import { run } from '../../conformance/run';
import type { Report } from '../../conformance/types';
import { createWorld } from '../../mocks/db/world';
import { createHub } from '../../mocks/realtime/hub';
import type { Hub } from '../../mocks/realtime/hub';
import { attachRealtime } from '../../mocks/realtime/node-server';
import { createServerApp } from '../../mocks/server-app';

type ChangeResponse = (request: Request, response: Response) => Promise<Response> | Response;

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of cleanups.splice(0)) await end();
});

/** Starts the mock backend with changed responses and events. */
async function startStandIn(change?: ChangeResponse, brokenHub: (hub: Hub) => Partial<Hub> = () => ({})): Promise<number> {
  const world = createWorld({ games: 100 });
  const hub = createHub();
  const fetch = createServerApp({ world, hub: { ...hub, ...brokenHub(hub) }, gamesOrigin: 'http://127.0.0.1:4011' });
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request, env) {
      const response = await fetch(request, env as Parameters<typeof fetch>[1]);
      return change === undefined ? response : change(request, response);
    },
  });
  await new Promise<void>((resolve) => server.on('listening', resolve));
  if (!('closeAllConnections' in server)) throw new Error('the stand-in speaks HTTP/1.1 only');
  const detach = attachRealtime(server, () => hub);
  cleanups.push(() => (detach(), hub.stop()));
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}

/** Runs the checker as its command line does. */
async function check(port: number): Promise<{ code: number; report: Report; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'checker-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  const config = (await readFile('conformance/stand-in.yaml', 'utf8'))
    .replaceAll('localhost', '127.0.0.1')
    .replaceAll('4010', String(port));
  await writeFile(join(folder, 'conformance.yaml'), config);
  const file = join(folder, 'report.json');
  let output = '';
  const code = await main(
    ['--url', `http://127.0.0.1:${String(port)}`, '--config', join(folder, 'conformance.yaml'), '--report', `json=${file}`],
    {
      stdout: (text) => (output += text),
      stderr: (text) => (output += text),
      env: {},
      today: '2026-11-21',
      colour: false,
      progress: () => undefined,
      onTerminate: () => () => {},
      onKey: () => () => {},
      run: (config, options) => run(config, { ...options, afterProbes: async (context) => void (await runScenarios(context)) }),
    },
  );
  return { code, report: JSON.parse(await readFile(file, 'utf8')) as Report, output };
}

const path = (request: Request) => new URL(request.url).pathname;

/** Changes the body of a JSON response. */
async function changeJson(response: Response, change: (body: Record<string, unknown>) => unknown): Promise<Response> {
  if (!response.ok || response.body === null) return response;
  return Response.json(change((await response.json()) as Record<string, unknown>), {
    status: response.status,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** Breaks responses: an amount that is a string, an operation that needs no token, and an undocumented status. */
const breakResponse: ChangeResponse = async (request, response) => {
  if (path(request) === '/api/wallet') return changeJson(response, ({ data }) => ({ data: { ...(data as object), bonus: '4000' } }));
  if (path(request) === '/api/protection' && response.status === 401)
    return Response.json({ data: PROTECTION }, { headers: { 'Cache-Control': 'no-store' } });
  if (request.method === 'GET' && path(request) === '/v2/platform') return Response.json(await response.json(), { status: 203 });
  return response;
};

const PROTECTION = {
  limits: [],
  suspension: null,
  exclusion: null,
  reminders: { session_minutes: null, spend_amount: null },
  central_url: 'https://autoexclusao.exemplo.invalid',
};

/** Breaks events: an amount that is a string, and an event that is not sent. */
const breakEvents = (hub: Hub): Partial<Hub> => ({
  broadcast(channel, name, payload) {
    if (name === 'DepositApprovedEvent') return;
    hub.broadcast(channel, name, name === 'UserUpdateEvent' ? { ...payload, balance: '12550' } : payload);
  },
});

describe('The contract checker on the mock backend', { timeout: 240_000 }, () => {
  test('finds nothing if the contract is kept, also in a second run on the same data.', async () => {
    const port = await startStandIn();
    const { code, report, output } = await check(port);
    expect(report.findings, output).toEqual([]);
    expect(code).toBe(0);
    expect(report.summary.coverage.operations).toBeGreaterThan(0.9);
    const again = await check(port);
    expect(again.report.findings, again.output).toEqual([]);
  });

  // The faults are in one run, because a run takes ten seconds.
  test('finds five faults, and reports each once and at its source.', async () => {
    const { code, report, output } = await check(await startStandIn(breakResponse, breakEvents));
    expect(code).toBe(1);
    expect(errorsIn(report), output).toEqual([
      'auth-missing-token getProtection ',
      'realtime-missing DepositApprovedEvent ',
      'realtime-payload UserUpdateEvent /balance',
      'response-schema getWallet /data/bonus',
      'status-undocumented getPlatform ',
    ]);
    const inResponses = report.findings.filter(({ check: id, severity }) => severity === 'error' && !id.startsWith('realtime-'));
    for (const { contract } of inResponses) expect(contract?.file).toMatch(/openapi\//);
  });

  test('finds an invalid channel signature.', async () => {
    const signChannel = () => Promise.resolve(`standin-key:${'0'.repeat(64)}`);
    const { report, output } = await check(await startStandIn(undefined, () => ({ signChannel })));
    expect(errorsIn(report), output).toEqual(['realtime-missing UserUpdateEvent ']);
  });
});

const errorsIn = ({ findings }: Report) =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ check: id, operationId, pointer }) => `${id} ${String(operationId)} ${pointer}`)
    .toSorted();
