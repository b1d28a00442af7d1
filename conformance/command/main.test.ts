import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import type { RunConfig } from '../config/config';
import { ContractError } from '../contract/contract-error';
import { fixtureReport } from '../report/report.fixture';
import type { Report } from '../types';
import type { Io } from './io';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'conformance-main-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text = '') => {
  const path = join(folder, name);
  if (text !== '') writeFileSync(path, text);
  return path;
};

const clean: Report = {
  ...fixtureReport,
  findings: fixtureReport.findings.slice(5),
  known: [],
  summary: { ...fixtureReport.summary, findings: 0 },
};

async function conformance(argv: readonly string[], result: Awaited<ReturnType<Io['run']>> | Error = { report: fixtureReport }) {
  const output = { out: '', err: '', config: null as RunConfig | null };
  const io: Io = {
    stdout: (text) => void (output.out += text),
    stderr: (text) => void (output.err += text),
    env: {},
    today: '2026-11-21',
    colour: false,
    progress: () => {},
    onTerminate: () => () => {},
    onKey: () => () => {},
    run: async (config) => {
      output.config = config;
      if (result instanceof Error) throw result;
      return result;
    },
  };
  const code = await main(argv, io);
  return { code, ...output };
}

const URL_FLAG = ['--url', 'http://127.0.0.1:8000'];

describe('The exit code', () => {
  it('is 0 for a clean run, with or without warnings.', async () => {
    const { code, out } = await conformance(URL_FLAG, { report: clean });
    expect(code).toBe(0);
    expect(out).toContain('WARNING slow');
  });

  it('is 1 for violations.', async () => {
    expect((await conformance(URL_FLAG)).code).toBe(1);
  });

  it.each([
    [['--bogus'], '--bogus'],
    [[...URL_FLAG, '--max-time', '0'], 'a number of seconds above 0'],
    [[...URL_FLAG, '--fail-on', 'never'], 'is none of error, warning'],
    [[...URL_FLAG, '--credential', 'abc'], 'SCHEME=VALUE'],
    [[], '--url is missing'],
    [[...URL_FLAG, '--config', file('none.yaml')], 'no configuration'],
    [[...URL_FLAG, '--only', 'login', 'nonsense', 'getWallet'], 'no operation login, nonsense'],
    [[...URL_FLAG, '--baseline', file('none.json')], 'no baseline'],
    [['explain', 'everything'], "no check 'everything'"],
    [['diff', file('none-1.yaml'), file('none-2.yaml')], 'no contract at'],
    [['har', file('none.har')], 'cannot be read'],
  ])('is 2 for bad usage, with a one-line message: %j', async (argv, text) => {
    const { code, err } = await conformance(argv);
    expect(code).toBe(2);
    expect(err).toContain(text);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('is 2 for an invalid contract.', async () => {
    const { code, err } = await conformance(URL_FLAG, new ContractError('api.yaml:3: #/nowhere leads nowhere\u001B[2J'));
    expect(code).toBe(2);
    expect(err).toBe('conformance: api.yaml:3: #/nowhere leads nowhere\\u001b[2J\n');
  });

  it('is 2 for an internal error, because 1 would blame the server.', async () => {
    const { code, err } = await conformance(URL_FLAG, new TypeError('of undefined'));
    expect(code).toBe(2);
    expect(err).toContain('an internal error of the checker');
    expect(err).toContain('TypeError: of undefined');
  });

  it('is 3 if the server cannot be reached.', async () => {
    const { code, err, out } = await conformance(URL_FLAG, { report: clean, unreachable: 'http://127.0.0.1:8000: nothing listens there' });
    expect([code, err, out]).toEqual([3, 'conformance: http://127.0.0.1:8000: nothing listens there\n', '']);
  });

  it('is 4 if coverage is too low, and 1 if there are violations too.', async () => {
    const config = file('strict.yaml', 'threshold: {statuses: 0.9}\n');
    const { code, err } = await conformance([...URL_FLAG, '--config', config], { report: clean });
    expect(code).toBe(4);
    expect(err).toContain('Too few of the documented statuses were received (64.7 %, the threshold is 90.0 %)');
    expect((await conformance([...URL_FLAG, '--config', config])).code).toBe(1);
  });

  it('is 0 for a run with few responses above the threshold, with a warning.', async () => {
    const { code, err } = await conformance(URL_FLAG, { report: { ...clean, summary: { ...clean.summary, operations: 90, checked: 27 } } });
    expect([code, err]).toEqual([0, expect.stringContaining('only 27 of 90 operations answered')]);
    expect((await conformance(URL_FLAG, { report: clean })).err).toBe('');
  });

  it('is 4 below the default threshold, which a threshold for something else does not lower.', async () => {
    const coverage = { operations: 0.1, protected: 1, statuses: 0.9 };
    const result = { report: { ...clean, summary: { ...clean.summary, coverage } } };
    expect((await conformance(URL_FLAG, result)).code).toBe(4);
    expect((await conformance([...URL_FLAG, '--config', file('statuses.yaml', 'threshold: {statuses: 0.5}\n')], result)).code).toBe(4);
    expect((await conformance([...URL_FLAG, '--config', file('lowered.yaml', 'threshold: {operations: 0.1}\n')], result)).code).toBe(0);
  });

  it('is 5 for a partial run, and 1 if it found violations.', async () => {
    const incomplete = ['This report is partial, because it was ended.'];
    const { code, err, out } = await conformance(URL_FLAG, { report: { ...clean, partial: true, incomplete } });
    expect(code).toBe(5);
    expect(err).toContain('This report is partial');
    expect(out).toContain('This report is partial');
    expect((await conformance(URL_FLAG, { report: { ...fixtureReport, partial: true, incomplete } })).code).toBe(1);
  });

  it('is 3 with a partial report if the server stops answering.', async () => {
    const report = { ...fixtureReport, partial: true, incomplete: ['This report is partial.'] };
    const { code, out } = await conformance(URL_FLAG, { report, unreachable: 'http://127.0.0.1:8000 stopped answering' });
    expect(code).toBe(3);
    expect(out).toContain('ERROR response-schema');
  });

  it('is 4 for a baseline of a run that checked too little.', async () => {
    const coverage = { operations: 0, protected: 0, statuses: 0 };
    const known = file('empty-run.json');
    const result = { report: { ...clean, summary: { ...clean.summary, coverage } } };
    expect((await conformance([...URL_FLAG, '--write-baseline', known], result)).code).toBe(4);
  });

  it('is 1 for an expired waiver, even in a clean run.', async () => {
    const config = file(
      'waived.yaml',
      'seed: 1\nwaivers:\n  - check: slow\n    operation: listGames\n    reason: index\n    expires: 2026-11-20\n',
    );
    const { code, out } = await conformance([...URL_FLAG, '--config', config], { report: clean });
    expect(code).toBe(1);
    expect(out).toContain('waiver-expired');
    expect(out).toContain('waived.yaml:3');
  });
});

describe('--fail-on warning', () => {
  it('makes a run with warnings fail, and the reports show them as violations.', async () => {
    const { code, out } = await conformance([...URL_FLAG, '--fail-on', 'warning'], { report: clean });
    expect(code).toBe(1);
    expect(out).toContain('ERROR slow');
    expect((await conformance([...URL_FLAG, '--config', file('fail-on.yaml', 'failOn: warning\n')], { report: clean })).code).toBe(1);
  });

  it('passes for warnings in the baseline.', async () => {
    const known = file('known-warnings.json');
    await conformance([...URL_FLAG, '--fail-on', 'warning', '--write-baseline', known], { report: clean });
    expect((await conformance([...URL_FLAG, '--fail-on', 'warning', '--baseline', known], { report: clean })).code).toBe(0);
  });
});

describe('reports', () => {
  it('go to their files, and the terminal report to standard output.', async () => {
    const { out } = await conformance([...URL_FLAG, '--report', `json=${file('deep/r.json')}`, `html=${file('r.html')}`]);
    expect(JSON.parse(readFileSync(file('deep/r.json'), 'utf8'))).toEqual(fixtureReport);
    expect(existsSync(file('r.html'))).toBe(true);
    expect(out).toContain('ERROR response-schema');
  });

  it('replace the terminal report if one goes to standard output.', async () => {
    const { out } = await conformance([...URL_FLAG, '--report', 'json']);
    expect(JSON.parse(out)).toEqual(fixtureReport);
  });

  it('that cannot be written are bad usage.', async () => {
    const { code, err } = await conformance([...URL_FLAG, '--report', `json=${file('strict.yaml', 'a')}/r.json`]);
    expect(code).toBe(2);
    expect(err).toContain('cannot write');
  });
});

describe('a baseline', () => {
  it('is written without failing; later runs fail for new violations only.', async () => {
    const known = file('known.json');
    const first = await conformance([...URL_FLAG, '--write-baseline', known]);
    expect([first.code, first.err]).toEqual([0, expect.stringContaining('5 violations written')]);
    expect((await conformance([...URL_FLAG, '--baseline', known])).code).toBe(0);
    const [one] = fixtureReport.findings;
    const more = { ...fixtureReport, findings: [...fixtureReport.findings, { ...one, pointer: '/data/new' }] as Report['findings'] };
    const { code, out } = await conformance([...URL_FLAG, '--baseline', known], { report: more });
    expect(code).toBe(1);
    expect(out).toContain('1 violation, 1 warning, 6 known');
  });

  it('reports fixed violations.', async () => {
    const known = file('known-2.json');
    await conformance([...URL_FLAG, '--write-baseline', known]);
    expect((await conformance([...URL_FLAG, '--baseline', known], { report: clean })).err).toContain(
      'fixed: response-schema of getWallet /data/balance is gone',
    );
  });
});

it('The flags reach the run configuration.', async () => {
  const { config } = await conformance([...URL_FLAG, '--token', 'abc', '--source', 'proposed', '--allow-writes']);
  expect(config).toMatchObject({ token: 'abc', source: 'proposed', allowWrites: true, profile: 'full', seed: 1, only: [] });
});

it('`explain` prints a check page, and --help prints every flag.', async () => {
  expect((await conformance(['explain', 'slow'])).out).toContain('preventLazyLoading');
  const { code, out } = await conformance(['--help']);
  expect(code).toBe(0);
  for (const flag of [
    '--url',
    '--contract',
    '--config',
    '--profile',
    '--only',
    '--source',
    '--token',
    '--credential',
    '--header',
    '--seed',
    '--baseline',
    '--max-time',
    '--fail-on',
    '--report',
    '--allow-writes',
  ])
    expect(out).toContain(flag);
});
