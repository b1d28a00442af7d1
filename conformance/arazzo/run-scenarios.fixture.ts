import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach } from 'vitest';

import type { RunConfig } from '../config/config';
import { run } from '../run';
import { createRunConfig } from '../run-config.fixture';
import type { Report } from '../types';
import { parseArazzo } from './document';
import { runScenarios } from './run-scenarios';
import type { ScenarioResult } from './run-scenarios';

const documentedResponse = (schema: object) => ({ description: 'As said.', content: { 'application/json': { schema } } });
const errorResponse = documentedResponse({ type: 'object' });
const things = documentedResponse({ type: 'object', required: ['data'], properties: { data: { type: 'array' } } });
const idempotent = [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }];
const id = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];

const BANK = {
  openapi: '3.1.0',
  info: { title: 'Bank', version: '1.0.0' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/login': { post: { operationId: 'login', security: [], responses: { '200': errorResponse } } },
    '/logout': { post: { operationId: 'logout', responses: { '204': { description: 'Out.' }, '401': errorResponse } } },
    '/wallet': { get: { operationId: 'getWallet', responses: { '200': errorResponse, '401': errorResponse } } },
    '/payments': {
      post: {
        operationId: 'pay',
        parameters: idempotent,
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { '201': errorResponse, '401': errorResponse, '409': errorResponse },
      },
    },
    '/things': { get: { operationId: 'listThings', responses: { '200': things, '401': errorResponse } } },
    '/things/{id}': {
      delete: { operationId: 'deleteThing', parameters: id, responses: { '204': { description: 'Gone.' }, '401': errorResponse } },
    },
  },
};

const SCENARIO = `
arazzo: 1.0.1
info: { title: Bank, version: 1.0.0 }
sourceDescriptions: [{ name: bank, url: ./bank.json, type: openapi, x-title: Bank }]
workflows:
  - workflowId: money
    inputs: { type: object, properties: { key: { x-fresh: uuid } } }
    steps:
      - { stepId: login, operationId: login, successCriteria: [{ condition: $statusCode == 200 }], outputs: { token: $response.body#/token } }
      - stepId: before
        operationId: getWallet
        parameters: &me [{ name: Authorization, in: header, value: 'Bearer {$steps.login.outputs.token}' }]
        successCriteria: [{ condition: $statusCode == 200 }]
        outputs: { balance: $response.body#/data/balance }
      - stepId: pay
        operationId: pay
        parameters: &pay [{ name: Authorization, in: header, value: 'Bearer {$steps.login.outputs.token}' }, { name: Idempotency-Key, in: header, value: $inputs.key }]
        requestBody: { payload: { amount: 5 } }
        successCriteria: [{ condition: $statusCode == 201 }]
        outputs: { id: $response.body#/id }
      - stepId: again
        operationId: pay
        x-depends-on: [pay]
        parameters: *pay
        requestBody: { payload: { amount: 5 } }
        x-invariant: [{ condition: $response.body#/id == $steps.pay.outputs.id, says: the same key gives the same answer }]
      - stepId: otherBody
        operationId: pay
        x-depends-on: [pay]
        parameters: *pay
        requestBody: { payload: { amount: 6 } }
        x-invariant: [{ condition: $statusCode == 409, says: the same key with another body is refused }]
      - stepId: after
        operationId: getWallet
        x-depends-on: [pay]
        parameters: *me
        x-invariant: [{ condition: $response.body#/data/balance == $steps.before.outputs.balance - 5, says: a payment leaves the balance, blame: pay }]
      - stepId: things
        operationId: listThings
        parameters: *me
        outputs: { id: $response.body#/data/0/id }
      - stepId: delete
        operationId: deleteThing
        parameters: [{ name: Authorization, in: header, value: 'Bearer {$steps.login.outputs.token}' }, { name: id, in: path, value: $steps.things.outputs.id }]
      - stepId: gone
        operationId: listThings
        x-depends-on: [delete]
        parameters: *me
        x-invariant: [{ condition: $response.body#/data lacks $steps.things.outputs.id, says: what was deleted is gone, blame: deleteThing }]
      - stepId: outside
        operationId: getWallet
        parameters: *me
        x-hook: { name: payDeposit, with: { token: $steps.login.outputs.token } }
        x-invariant: [{ condition: $response.body#/data/balance == 1000, says: what was paid arrives }]
      - { stepId: logout, operationId: logout, parameters: *me }
      - stepId: dead
        operationId: getWallet
        x-depends-on: [logout]
        parameters: *me
        x-invariant: [{ condition: $statusCode == 401, says: a token that was logged out is dead, check: auth-dead-token }]
`;

/** Faults of the bank, which has none by default. */
interface Faults {
  /** True if a payment leaves the balance as it is. */
  stuckBalance?: boolean;
  /** True if a DELETE is accepted but deletes nothing. */
  keepsThings?: boolean;
  /** True if a logout does not revoke the token. */
  immortalTokens?: boolean;
  /** True if a repeated idempotency key makes another payment. */
  forgetsKeys?: boolean;
  /** True if each payment is refused with a 409. */
  cannotPay?: boolean;
}

let server: Server | undefined;
const folder = mkdtempSync(join(tmpdir(), 'arazzo-'));

afterEach(async () => {
  await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));
  server = undefined;
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts a bank with one account, a balance of 100 and the things `a` and `b`, and returns its address. It is closed after the test.
 * Each payment takes 5, whatever its amount. `/topup` needs no token and sets the balance to 1000.
 */
async function bank(faults: Faults): Promise<string> {
  let balance = 100;
  const tokens = new Set<string>();
  const keys = new Map<string, { body: string; id: string }>();
  const stock = new Set(['a', 'b']);
  const own = createServer((request, response) => {
    const say = (status: number, body?: unknown) => {
      response.writeHead(status, body === undefined ? {} : { 'Content-Type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      if (url === '/login') {
        const token = randomUUID();
        tokens.add(token);
        say(200, { token });
      } else if (url === '/topup') {
        balance = 1000;
        say(200, {});
      } else if (!tokens.has(token)) say(401, {});
      else if (url === '/logout') {
        if (faults.immortalTokens !== true) tokens.delete(token);
        say(204);
      } else if (url === '/wallet') say(200, { data: { balance } });
      else if (url === '/payments') {
        if (faults.cannotPay === true) return say(409, {});
        const key = String(request.headers['idempotency-key']);
        const known = faults.forgetsKeys === true ? undefined : keys.get(key);
        if (known !== undefined) return known.body === text ? say(201, { id: known.id }) : say(409, {});
        const made = { body: text, id: randomUUID() };
        keys.set(key, made);
        if (faults.stuckBalance !== true) balance -= 5;
        say(201, { id: made.id });
      } else if (method === 'DELETE') {
        if (faults.keepsThings !== true) stock.delete(url.replace('/things/', ''));
        say(204);
      } else say(200, { data: [...stock].map((one) => ({ id: one })) });
    });
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  server = own;
  return `http://127.0.0.1:${String((own.address() as AddressInfo).port)}`;
}

/**
 * Probes a bank with these faults, drops the findings, and runs the scenario. The bank is closed after the test, so that a test may
 * call this once. Without the hook `payDeposit` in `more`, which can call `/topup` of the bank, the step `outside` is blocked.
 *
 * @param more configuration, or a function of the bank's address
 * @returns `found` are the findings of the scenario, as `check operationId`
 * @throws Error if the run ended before the scenario
 */
export async function checkBank(
  faults: Faults,
  more: Partial<RunConfig> | ((address: string) => Partial<RunConfig>) = {},
): Promise<{ report: Report; result: ScenarioResult; found: readonly string[] }> {
  const address = await bank(faults);
  const contractFile = join(folder, 'bank.json');
  writeFileSync(contractFile, JSON.stringify(BANK));
  const config = createRunConfig({
    server: new URL(address),
    contractFile,
    sandbox: true,
    timeout: 30_000,
    workers: 1,
    ...(typeof more === 'function' ? more(address) : more),
  });
  let result: ScenarioResult | undefined;
  let found: string[] = [];
  const { report } = await run(config, {
    afterProbes: async (context) => {
      context.findings.rollback(0);
      result = await runScenarios(context, [parseArazzo(SCENARIO, 'bank')]);
      found = result.findings.map((one) => `${one.check} ${one.operation.id}`);
    },
  });
  if (result === undefined) throw new Error('the scenarios did not run');
  return { report, result, found };
}
