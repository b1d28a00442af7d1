// Tries the contract checker on Prism's mocks of public documents: bench.ts --folder DIR [--only TEXT] [--max-time 60] [--reports DIR]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { parseYaml } from '@redocly/openapi-core';

import { main } from '../../../conformance/command/main';
import { run } from '../../../conformance/run';
import { readFlags } from '../../flags';
import { PUBLIC_DOCUMENTS } from './documents';

const values = readFlags({
  folder: { type: 'string' },
  only: { type: 'string', default: '' },
  'max-time': { type: 'string', default: '60' },
  reports: { type: 'string', default: tmpdir() },
});
const PORT = Number(process.env['BENCH_PORT'] ?? 4700);
/** Loading a document of 3 MB takes Prism a while. */
const START_SECONDS = 60;

interface Row {
  document: string;
  exit: number;
  operations: string;
  seconds: number;
  /** The longest time without progress. */
  'silent s': number;
  MB: number;
  findings: string;
}

const rows: Row[] = [];
for (const { name, repository, path } of PUBLIC_DOCUMENTS.filter((one) => one.name.includes(values.only))) {
  rows.push(await tryDocument(name, join(values.folder ?? '.', repository, path)));
  console.log(JSON.stringify(rows.at(-1)));
}
console.table(rows);
process.exit(0);

async function tryDocument(name: string, source: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'public-'));
  const document = withoutServers(source, folder);
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const prism = spawn(process.execPath, [program, 'mock', document, '--port', String(PORT), '--verboseLevel', 'fatal'], { stdio: 'ignore' });
  let [peak, silent, last] = [0, 0, performance.now()];
  const beat = () => {
    silent = Math.max(silent, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 200);
  const config = join(folder, 'conformance.json');
  // Prism never answers broken JSON.
  writeFileSync(config, JSON.stringify({ timeout: 2000, sandbox: true }));
  const report = join(values.reports, `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  try {
    await waitUntilReady();
    const started = performance.now();
    last = started;
    const argv = ['--url', `http://127.0.0.1:${String(PORT)}`, '--contract', document, '--config', config, '--report', `json=${report}`, '--seed', '1'];
    const exit = await main([...argv, '--max-time', values['max-time'], ...credentials(source)], {
      stdout: () => undefined,
      stderr: (text) => void process.stderr.write(text.slice(0, 500)),
      env: {},
      today: new Date().toISOString().slice(0, 10),
      colour: false,
      progress: beat,
      onTerminate: () => () => {},
      onKey: () => () => {},
      run,
    });
    beat();
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return {
      document: name,
      exit,
      ...summarize(report),
      seconds,
      'silent s': Math.round(silent / 100) / 10,
      MB: Math.round(peak / 1024 / 1024),
    };
  } finally {
    clearInterval(watch);
    prism.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

/** Prism serves the paths without the path of the server. */
function withoutServers(source: string, folder: string): string {
  const document = parseYaml(readFileSync(source, 'utf8')) as Record<string, unknown>;
  delete document['servers'];
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document, null, 2));
  return file;
}

/** Prism accepts any value of a credential. */
function credentials(source: string): string[] {
  const { components } = parseYaml(readFileSync(source, 'utf8')) as {
    components?: { securitySchemes?: Record<string, { type?: string; scheme?: string }> };
  };
  const schemes = Object.entries(components?.securitySchemes ?? {}).filter(([, { type }]) => type !== undefined);
  return schemes.flatMap(([scheme, { scheme: kind }]) => ['--credential', `${scheme}=${kind === 'basic' ? 'user:password' : 'a-token'}`]);
}

function summarize(file: string): Pick<Row, 'operations' | 'findings'> {
  const { findings, summary } = JSON.parse(readFileSync(file, 'utf8')) as {
    findings: { check: string; severity: string }[];
    summary: { checked: number; operations: number };
  };
  const counts = new Map<string, number>();
  for (const { check } of findings) counts.set(check, (counts.get(check) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return {
    operations: `${String(summary.checked)} of ${String(summary.operations)}`,
    findings: sorted.map(([check, count]) => `${check} ${String(count)}`).join(', '),
  };
}

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < START_SECONDS * 5; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${String(PORT)}/`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error('Prism does not answer.');
}
