import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { startShop } from '../probe/shop.fixture';
import { run } from '../run';
import { configFor } from '../run.fixture';
import { loadScenarioFile, parseArazzo } from './document';
import { runScenarios } from './run-scenarios';
import { checkBank } from './run-scenarios.fixture';

const ORDERS = `
arazzo: 1.0.1
info: { title: Shop, version: 1.0.0 }
sourceDescriptions: [{ name: shop, url: ./shop.json, type: openapi }]
workflows:
  - workflowId: look
    inputs: { type: object, properties: { token: { x-from: [$accounts.first] } } }
    steps: [{ stepId: orders, operationId: orders, parameters: [{ name: Authorization, in: header, value: $inputs.token }] }]
`;

describe('scenarios', () => {
  it('find nothing on a server that keeps the contract, and block steps whose hook is missing.', async () => {
    const { found, result } = await checkBank({});
    expect(found).toEqual([]);
    expect(result.blocked).toEqual([
      { check: 'scenario-step', operationId: 'getWallet', reason: 'money, step outside: no hook `payDeposit` in the configuration' },
    ]);
    expect(result.coverage).toEqual({ exchanges: 11, operations: ['deleteThing', 'getWallet', 'listThings', 'login', 'logout', 'pay'] });
  });

  it.each([
    ['a balance that does not change', { stuckBalance: true }, ['invariant pay']],
    ['a deleted record that is still listed', { keepsThings: true }, ['invariant deleteThing']],
    ['a revoked token that still works', { immortalTokens: true }, ['auth-dead-token getWallet']],
  ] as const)('find %s.', async (_, faults, expected) => {
    expect((await checkBank(faults)).found).toEqual(expected);
  });

  it('find a server that ignores the Idempotency-Key, with expected and actual value.', async () => {
    const { report } = await checkBank({ forgetsKeys: true });
    const found = report.findings.filter(({ check: id }) => id === 'invariant');
    expect(found.map(({ operationId }) => operationId)).toEqual(['pay']);
    expect(found[0]?.expected).toContain('the same key gives the same answer');
    expect(found[0]?.message).toContain('409: the same key with another body is refused');
  });

  it('block the steps that depend on a failed one, and report the failed one only.', async () => {
    const { found, result } = await checkBank({ cannotPay: true });
    expect(found).toEqual(['scenario-step pay']);
    expect(result.blocked.map(({ reason }) => reason)).toContain(
      'money, step pay: it failed; not run because they depend on it: again, otherBody, after',
    );
  });

  it('run a hook under any spelling of its name.', async () => {
    const { found, result } = await checkBank({}, (address) => ({
      hooks: { 'pay-deposit': { request: { method: 'POST', url: `${address}/topup` } } },
    }));
    expect(found).toEqual([]);
    expect(result.blocked).toEqual([]);
  });

  it('pass variables to a command, and block the step if the command fails.', async () => {
    const { result } = await checkBank({}, { hooks: { payDeposit: { command: 'test -z "$TOKEN" || { echo no money >&2; exit 3; }' } } });
    expect(result.blocked.map(({ reason }) => reason)).toEqual([
      'money, step outside: the hook `payDeposit` failed: it exited with 3: no money',
    ]);
  });

  it('get a token of the first account from `tokenCommand`, also without fields of the account.', async () => {
    const shop = await startShop();
    let reasons: string[] | undefined;
    const config = { accounts: { first: null, second: null }, tokenCommand: 'echo token-$$', profile: 'quick', scenarios: true } as const;
    await run(configFor(shop.url, config), {
      afterProbes: async (context) => {
        reasons = (await runScenarios(context, [parseArazzo(ORDERS, 'shop')])).blocked.map(({ reason }) => reason);
      },
    });
    shop.close();
    expect(reasons).toEqual([]);
  });

  it('in a file that is no YAML are refused with its name.', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'arazzo-')), 'broken.arazzo.yaml');
    writeFileSync(file, 'a: 1\na: 2\n');
    expect(() => loadScenarioFile(file)).toThrow(`scenarios: ${file}: `);
  });

  it('run with --only if they call nothing else, and are listed as blocked otherwise.', async () => {
    const operations = ['deleteThing', 'getWallet', 'listThings', 'login', 'logout', 'pay'];
    expect((await checkBank({}, { only: operations })).result.coverage.exchanges).toBe(11);
    const { report, result } = await checkBank({}, { only: ['getWallet'] });
    expect(result.coverage.exchanges).toBe(0);
    expect(report.blocked.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/scenarios? call operations that `only` leaves out/),
    );
  });

  it('do not run in the smoke profile, or if money may not move.', async () => {
    expect((await checkBank({}, { profile: 'smoke' })).result.coverage.exchanges).toBe(0);
    expect((await checkBank({}, { profile: 'quick' })).result.coverage.exchanges).toBe(11);
    const { result } = await checkBank({}, { sandbox: false });
    expect(result.blocked.map(({ reason }) => reason)).toContain(
      'money, step pay: it moves money or takes an idempotency key, and the server does not report that it is a sandbox: set `sandbox: true` in the configuration if no real money moves; not run because they depend on it: again, otherBody, after',
    );
  });
});
