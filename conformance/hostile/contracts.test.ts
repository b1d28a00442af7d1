import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hostileContracts, writeContract } from './contracts.fixture';
import { answerObject, check, startRawServer } from './hostile-server.fixture';

let server: Awaited<ReturnType<typeof startRawServer>>;
beforeAll(async () => void (server = await startRawServer(answerObject)));
afterAll(() => server.close());

const names = Object.entries(hostileContracts('http://127.0.0.1:1'));
const run = (name: string, ...flags: readonly string[]) => {
  const contract = hostileContracts(server.url)[name];
  if (contract === undefined) throw new Error(name);
  return check(server.url, (folder) => writeContract(contract, folder), '--profile', 'quick', ...flags);
};

describe('is refused in one line:', () => {
  test.each(names.filter(([, { refusal }]) => refusal !== undefined))('the contract %s', async (name, { refusal }) => {
    const { code, err } = await run(name);
    expect(err).toMatch(refusal ?? /^$/);
    expect(err.trimEnd()).not.toContain('\n');
    expect(err.length).toBeLessThan(400);
    expect(code).toBe(2);
    expect(server.requests).not.toContain('/internal.yaml');
  });
});

describe('ends with a report:', () => {
  test.each(names.filter(([, { refusal }]) => refusal === undefined))('the contract %s', async (name) => {
    const { report, err } = await run(name);
    expect(report).toMatchObject({ partial: false });
    expect(report?.coverage.map(({ calls }) => calls > 0)).toEqual([true]);
    expect(err).not.toContain('internal error');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

test('with --allow-external-refs, other files and addresses are read', async () => {
  expect((await run('otherAddress', '--allow-external-refs')).report).toMatchObject({ partial: false });
  expect(server.requests).toContain('/internal.yaml');
  // The file is read, but is no schema.
  expect((await run('absolutePath', '--allow-external-refs')).err).not.toContain('outside');
});
