import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ACCOUNTS, conformance, correctServer, createContract, operation, PATHS, startApi } from './false-green.fixture';
import type { Handler } from './false-green.fixture';
import type { Report } from './types';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'conformance-partial-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Never answers calls of things, and reports the first of them. */
const hanging =
  (onHang: () => void = () => {}): Handler =>
  (visit) => {
    if (visit.path !== '/things') return correctServer(visit);
    onHang();
    return new Promise(() => {});
  };

const readReport = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

function expectPartial(report: Report, reason: string) {
  expect(report.partial).toBe(true);
  expect(report.incomplete).toEqual([expect.stringContaining(`This report is partial, because ${reason}`)]);
  expect(report.coverage.find(({ operationId }) => operationId === 'news')?.succeeded).toBe(true);
  expect(report.blocked).toContainEqual({
    check: 'unreachable-operation',
    operationId: 'thing',
    reason: `it was not called, because ${reason}`,
  });
  expect(report.blocked.map(({ check }) => check)).toContain('method-undocumented');
}

describe('A run that is ended early writes its partial report:', () => {
  test('after --max-time', async () => {
    const api = await startApi(hanging());
    const file = join(folder, 'time.json');
    const argv = ['--url', api.url, '--max-time', '1', '--report', 'terminal', `json=${file}`];
    const { code, out } = await conformance(createContract(PATHS), { accounts: ACCOUNTS }, argv);
    api.close();
    expectPartial(readReport(file), '--max-time 1 was over');
    expect(out).toContain('Incomplete: no violations');
    expect(code).toBe(5);
  });

  test('if the server stops answering', { tags: 'full' }, async () => {
    const api = await startApi((visit) => {
      if (visit.path === '/things') api.close();
      return correctServer(visit);
    });
    const file = join(folder, 'gone.json');
    const { code } = await conformance(createContract(PATHS), { accounts: ACCOUNTS }, ['--url', api.url, '--report', `json=${file}`]);
    expect(readReport(file)).toMatchObject({ partial: true, incomplete: [expect.stringContaining('stopped answering')] });
    // A refused connection is no fault of the operation that was called.
    expect(readReport(file).findings.map(({ operationId }) => operationId)).toEqual(['things']);
    expect(code).toBe(3);
  });

  test('with one finding for a token that no operation verifies', async () => {
    const names = ['albums', 'books', 'cards', 'drums'];
    const lists = Object.fromEntries(names.map((name) => [`/${name}`, { get: operation(name) }]));
    const api = await startApi((visit) => {
      const isList = names.includes(visit.path.slice(1)) && visit.method === 'GET';
      if (isList) return visit.headers['authorization'] === undefined ? { status: 401, body: {} } : { status: 200, body: [] };
      return hanging()(visit);
    });
    const file = join(folder, 'token.json');
    const argv = ['--url', api.url, '--max-time', '1', '--workers', '1', '--report', `json=${file}`];
    await conformance(createContract({ ...lists, ...PATHS }), { accounts: ACCOUNTS }, argv);
    api.close();
    const { findings, partial } = readReport(file);
    expect(partial).toBe(true);
    expect(findings.filter(({ check }) => check === 'auth-bad-token')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('Also in books, cards, drums.') }),
    ]);
  });

  test('after SIGTERM', { tags: 'full' }, async () => {
    const file = join(folder, 'signal.json');
    writeFileSync(join(folder, 'contract.json'), JSON.stringify(createContract(PATHS)));
    writeFileSync(join(folder, 'conformance.json'), JSON.stringify({ accounts: ACCOUNTS }));
    const api = await startApi(hanging(() => void child.kill('SIGTERM')));
    const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
    const argv = ['--url', api.url, '--contract', join(folder, 'contract.json'), '--config', join(folder, 'conformance.json')];
    const tsx = import.meta.resolve('tsx');
    const child = spawn(process.execPath, ['--import', tsx, cli, ...argv, '--report', `json=${file}`], { stdio: 'ignore' });
    const code = await new Promise((resolve) => void child.once('close', resolve));
    api.close();
    expectPartial(readReport(file), 'the process received SIGTERM');
    expect(code).toBe(5);
  });
});
