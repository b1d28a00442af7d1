import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { parseArazzo } from '../arazzo/document';
import { loadScenarioFile } from '../arazzo/document';
import { runScenarios } from '../arazzo/run-scenarios';
import type { ScenarioResult } from '../arazzo/run-scenarios';
import type { Io } from '../command/io';
import { main } from '../command/main';
import { valueAt } from '../contract/pointer';
import { run } from '../run';
import { createRunConfig } from '../run-config.fixture';
import { NOTES, startNotes } from './record.fixture';
import type { NotesServer } from './record.fixture';

const folder = mkdtempSync(join(tmpdir(), 'conformance-record-'));
const contractFile = join(folder, 'notes.json');
writeFileSync(contractFile, JSON.stringify(NOTES));
afterAll(() => rmSync(folder, { recursive: true }));

const servers: NotesServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((one) => one.close()));
});
const start = async (firstId: number) => {
  const server = await startNotes(firstId);
  servers.push(server);
  return server;
};

const ANA = { email: 'ana@example.com', password: 'password-of-ana' };
const BRUNO = { email: 'bruno@example.com', password: 'password-of-bruno' };

async function conformance(...argv: string[]) {
  const output = { out: '', err: '' };
  const io: Io = {
    stdout: (text) => void (output.out += text),
    stderr: (text) => void (output.err += text),
    env: {},
    today: '2026-11-23',
    colour: false,
    progress: () => {},
    onTerminate: () => () => {},
    onKey: () => () => {},
    run: () => Promise.reject(new Error('record runs nothing')),
  };
  const code = await main(argv, io);
  return { code, ...output };
}

let drafts = 0;
async function draft({ entries }: Pick<NotesServer, 'entries'>) {
  const name = `visit-${String((drafts += 1))}`;
  const recording = join(folder, `${name}.har`);
  const scenario = join(folder, `${name}.arazzo.yaml`);
  writeFileSync(recording, JSON.stringify({ log: { version: '1.2', entries } }));
  const result = await conformance('record', recording, scenario, '--contract', contractFile);
  return { ...result, recording, scenario, text: existsSync(scenario) ? readFileSync(scenario, 'utf8') : '' };
}

/** Runs a scenario alone and returns its result. */
async function runDraft(scenario: string, server: NotesServer): Promise<ScenarioResult> {
  let result: ScenarioResult | undefined;
  await run(
    createRunConfig({
      server: new URL(server.url),
      contractFile,
      sandbox: true,
      accounts: { first: ANA, second: BRUNO },
      timeout: 30_000,
      workers: 1,
    }),
    {
      afterProbes: async (context) => {
        context.findings.rollback(0);
        result = await runScenarios(context, [loadScenarioFile(scenario)]);
      },
    },
  );
  if (result === undefined) throw new Error('the draft did not run');
  return result;
}

const tokenOf = (value: unknown) => String(valueAt(value, '/access_token'));

describe('A scenario drafted from recorded traffic', () => {
  it('runs against another server, with ids, accounts and keys of that run.', async () => {
    const recorded = await start(1000);
    const ana = tokenOf(await recorded.send('POST', '/login', { body: ANA }));
    const categories = await recorded.send('GET', '/categories?page=1', { token: ana });
    const category = valueAt(categories, '/data/1/id');
    const key = { 'Idempotency-Key': '7d444840-9dc0-11d1-b245-5ffdce74fad2' };
    const note = await recorded.send('POST', '/notes', { token: ana, headers: key, body: { category_id: category, text: 'Milk' } });
    const bruno = tokenOf(await recorded.send('POST', '/login', { body: BRUNO }));
    await recorded.send('GET', `/notes/${String(valueAt(note, '/data/id'))}`, { token: ana });
    await recorded.send('GET', `/notes/${String(valueAt(note, '/data/id'))}`, { token: bruno });

    const { code, out, text, scenario } = await draft(recorded);
    expect([code, out]).toEqual([0, expect.stringContaining('written with 4 steps; 2 calls left out')]);
    expect(text).toContain('# - POST /login: the accounts of the configuration log in');
    for (const secret of [ana, bruno, ANA.password, BRUNO.password]) expect(text).not.toContain(secret);
    const [workflow] = parseArazzo(text, scenario).workflows;
    expect(workflow?.steps.map(({ stepId }) => stepId)).toEqual(['listCategories', 'createNote', 'getNote', 'getNote-2']);
    expect(workflow?.steps[1]).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', in: 'header', value: '$inputs.key' }],
      requestBody: { payload: { category_id: '$steps.listCategories.outputs.id', text: 'Milk' } },
      outputs: { id: '$response.body#/data/id' },
    });

    const other = await start(5000);
    const { findings, blocked, coverage } = await runDraft(scenario, other);
    expect([findings, blocked, coverage.exchanges]).toEqual([[], [], 4]);
    expect(other.log.slice(-4).map((line) => line.replace(/\d{4}\b/, 'ID'))).toEqual([
      'GET /categories?page=1 200',
      'POST /notes 201',
      'GET /notes/ID 200',
      'GET /notes/ID 404',
    ]);
  });

  it('registers a new account each time, whose token the later calls have.', async () => {
    const recorded = await start(1000);
    const carla = { email: 'carla@example.com', password: 'password-of-carla' };
    const token = tokenOf(await recorded.send('POST', '/register', { body: carla }));
    await recorded.send('GET', '/categories', { token });
    await recorded.send('POST', '/login', { body: carla });
    const { text, scenario } = await draft(recorded);
    expect(text).not.toContain('carla');
    expect(parseArazzo(text, scenario).workflows[0]?.inputs?.properties).toEqual({
      email: { type: 'string', 'x-fresh': 'email' },
      password: { type: 'string', 'x-fresh': 'password' },
    });
    const { findings, blocked, coverage } = await runDraft(scenario, recorded);
    expect([findings, blocked, coverage.exchanges]).toEqual([[], [], 3]);
  });

  it('has no step for a call that cannot be repeated, and no repeated read.', async () => {
    const recorded = await start(1000);
    const ana = tokenOf(await recorded.send('POST', '/login', { body: ANA }));
    await recorded.send('GET', '/categories', { token: ana });
    await recorded.send('GET', '/categories', { token: ana });
    await recorded.send('GET', '/categories', { token: 'out-of-date' });
    await recorded.send('PUT', '/password', { token: ana, body: { password: ANA.password, new_password: 'next-password' } });
    const { text, scenario } = await draft(recorded);
    expect(parseArazzo(text, scenario).workflows[0]?.steps.map(({ stepId }) => stepId)).toEqual(['listCategories']);
    expect(text).toContain('# - GET /categories: it had no valid credential (401)');
    expect(text).toContain('# - PUT /password: it sends a secret of the recording: password');
    expect(text).not.toContain('next-password');
  });

  it('fails against a server that answers with another status.', async () => {
    const recorded = await start(1000);
    const ana = tokenOf(await recorded.send('POST', '/login', { body: ANA }));
    await recorded.send('POST', '/notes', { token: ana, body: { category_id: 1000 } });
    const { scenario } = await draft(recorded);
    // The recording lacks the list of categories, so that its id stays that of the first server.
    const { findings } = await runDraft(scenario, await start(5000));
    expect(findings.map(({ check, operation }) => `${check} ${operation.id}`)).toEqual(['scenario-step createNote']);
  });

  it('replaces no file, is written to a folder that exists, and needs a call that can be repeated.', async () => {
    const recorded = await start(1000);
    await recorded.send('GET', '/categories', { token: 'out-of-date' });
    const first = await draft(recorded);
    expect([first.code, first.err]).toEqual([
      2,
      expect.stringContaining('no call can be repeated: GET /categories: it had no valid credential'),
    ]);
    writeFileSync(first.scenario, 'mine');
    const second = await conformance('record', first.recording, first.scenario, '--contract', contractFile);
    expect([second.code, second.err, readFileSync(first.scenario, 'utf8')]).toEqual([2, expect.stringContaining('exists already'), 'mine']);
    await recorded.send('GET', '/categories', { token: tokenOf(await recorded.send('POST', '/login', { body: ANA })) });
    writeFileSync(first.recording, JSON.stringify({ log: { version: '1.2', entries: recorded.entries } }));
    const third = await conformance('record', first.recording, join(folder, 'missing', 'a.yaml'), '--contract', contractFile);
    expect([third.code, third.err]).toEqual([2, expect.stringMatching(/^conformance: cannot write .*a\.yaml.*\n$/)]);
  });
});
