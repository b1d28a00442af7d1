import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { parseArgs } from '../config/flags';
import { fixtureReport } from '../report/report.fixture';
import type { Report } from '../types';
import { FileWatcher } from './file-watcher';
import type { Io } from './io';
import { main } from './main';
import { watch } from './watch';

const folder = mkdtempSync(join(tmpdir(), 'conformance-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const SCHEMAS = 'Note: {type: string}\n';
const contract = write(
  'openapi.yaml',
  'openapi: 3.1.0\ninfo: {title: Notes, version: "1"}\npaths: {}\ncomponents: {schemas: {Note: {$ref: "schemas.yaml#/Note"}}}\n',
);
const schemas = write('schemas.yaml', SCHEMAS);
const FLOW =
  'arazzo: 1.0.1\ninfo: {title: Flow, version: "1"}\nsourceDescriptions: [{name: a, url: openapi.yaml, type: openapi}]\nworkflows: [{workflowId: a, steps: [{stepId: a, operationId: a}]}]\n';
const scenario = write('flow.arazzo.yaml', FLOW);
const config = write('conformance.yaml', `server: http://127.0.0.1:8000\ncontract: ${contract}\nscenarios: [flow.arazzo.yaml]\n`);

/** A watch whose runs have these reports, and which waits for the end of each. */
function startWatch(reports: readonly Report[]) {
  const output = { out: '', err: '' };
  let press: (key: string) => void = () => {};
  let onWaiting: () => void = () => {};
  let runs = 0;
  const io: Io = {
    stdout: (text) => void (output.out += text),
    stderr: (text) => {
      output.err += text;
      if (text.startsWith('watching')) onWaiting();
    },
    env: {},
    today: '2026-11-23',
    colour: false,
    progress: () => {},
    onTerminate: () => () => {},
    onKey: (listener) => {
      press = listener;
      return () => void (press = () => {});
    },
    run: async () => {
      const report = reports[runs];
      runs += 1;
      if (report === undefined) throw new Error('a run too many');
      return { report };
    },
  };
  const command = parseArgs(['--watch', '--config', config]);
  if (command.name !== 'run') throw new Error('not a run');
  const nextRun = () =>
    new Promise<void>((resolve) => {
      onWaiting = resolve;
    });
  const first = nextRun();
  const ended = watch(command.flags, io, new FileWatcher(5));
  return {
    ended,
    first,
    /** Does something, and returns the output of the run that follows. */
    async after(act: () => void) {
      output.out = '';
      output.err = '';
      const waiting = nextRun();
      act();
      await waiting;
      return { ...output };
    },
    output,
    press: (key: string) => press(key),
    get runs() {
      return runs;
    },
  };
}

const [gone, ...others] = fixtureReport.findings;
const without: Report = { ...fixtureReport, findings: others, summary: { ...fixtureReport.summary, findings: 4 } };

describe('--watch', () => {
  it.each([
    ['the contract', () => writeFileSync(contract, 'openapi: 3.1.0\ninfo: {title: Notes, version: "2"}\npaths: {}\n'), contract],
    [
      'the configuration',
      () => write('conformance.yaml', `server: http://127.0.0.1:8000\ncontract: ${contract}\nscenarios: [flow.arazzo.yaml]\nseed: 2\n`),
      config,
    ],
    ['a scenario', () => writeFileSync(scenario, `# changed\n${FLOW}`), scenario],
  ])('runs again if %s changes, and shows only the difference.', async (_, change, file) => {
    const watching = startWatch([fixtureReport, without, without]);
    await watching.first;
    expect(watching.output.out).toContain('5 violations, 1 warning');
    const { out, err } = await watching.after(change);
    expect(err).toContain(`${file} changed`);
    expect(out).toBe(
      `Gone\n  ${gone?.method ?? ''} ${gone?.path ?? ''} response-schema answer 200, /data/balance\n\n0 new, 1 gone: 4 violations, 1 warning, 1 known, 2 blocked.\n`,
    );
    const again = await watching.after(() => watching.press('\r'));
    expect(again.out).toBe('No change: 4 violations, 1 warning, 1 known, 2 blocked.\n');
    watching.press('q');
    expect(await watching.ended).toBe(1);
  });

  it('watches the files that the contract refers to.', async () => {
    writeFileSync(
      contract,
      'openapi: 3.1.0\ninfo: {title: Notes, version: "1"}\npaths: {}\ncomponents: {schemas: {Note: {$ref: "schemas.yaml#/Note"}}}\n',
    );
    const watching = startWatch([without, fixtureReport]);
    await watching.first;
    const { out } = await watching.after(() => writeFileSync(schemas, `${SCHEMAS}Other: {type: string}\n`));
    expect(out).toMatch(/^New\nGET \/api\/wallet getWallet\n {2}ERROR response-schema/);
    expect(out).toContain('1 new, 0 gone');
    watching.press('q');
    await watching.ended;
  });

  it('shows an error in a file, and runs again when it is corrected.', async () => {
    const watching = startWatch([without, without]);
    await watching.first;
    const broken = await watching.after(() => void write('conformance.yaml', 'serverr: 1\n'));
    expect([broken.out, broken.err]).toEqual(['', expect.stringContaining('serverr is not a known key')]);
    const corrected = await watching.after(() => void write('conformance.yaml', `server: http://127.0.0.1:8000\ncontract: ${contract}\n`));
    expect(corrected.out).toContain('No change');
    watching.press('q');
    expect(await watching.ended).toBe(1);
    expect(watching.runs).toBe(2);
  });

  it('does not call a finding gone whose operation was not called.', async () => {
    const uncalled: Report = { ...without, coverage: without.coverage.map((one) => ({ ...one, calls: 0 })) };
    const watching = startWatch([fixtureReport, uncalled]);
    await watching.first;
    const { out } = await watching.after(() => watching.press('r'));
    expect(out).toContain('Not checked this time\n  GET /api/wallet response-schema');
    expect(out).toContain('No change');
    watching.press('q');
    await watching.ended;
  });

  it('cannot write a baseline.', async () => {
    const output = { err: '' };
    const io = { stderr: (text: string) => void (output.err += text) } as Io;
    expect(await main(['--watch', '--url', 'http://127.0.0.1:8000', '--write-baseline', 'a.json'], io)).toBe(2);
    expect(output.err).toContain('--write-baseline cannot be used with --watch');
  });
});
