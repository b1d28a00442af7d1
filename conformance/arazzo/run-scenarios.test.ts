import { describe, expect, it } from 'vitest';

import { checkBank } from './run-scenarios.fixture';

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
