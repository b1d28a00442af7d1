// Runs the checker on the Laravel example, and on ten faulty copies of it: check.ts [--only TEXT] [--port N]
// Installs Laravel as root on Debian. `--only` selects the faults whose name contains the text; the correct example is named `no fault`.
// Exits with 1 if a result is wrong or Laravel is missing.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { LARAVEL_PORT, startApplication } from './application';
import { LARAVEL_FAULTS } from './faults';
import type { LaravelFault } from './faults';
import { ensureLaravel } from './install';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, port: { type: 'string' } } });
const port = Number(values.port ?? LARAVEL_PORT);

const problem = ensureLaravel();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
const correct: LaravelFault = { name: 'no fault', exitCode: 0 };
const failures: string[] = [];
const selected = [correct, ...LARAVEL_FAULTS].filter(({ name }) => name.includes(values.only));
for (const fault of selected) {
  const started = performance.now();
  const failure = await check(fault);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failure === undefined ? 'ok    ' : 'FAILED'} ${fault.name} (${seconds} s)`);
  if (failure !== undefined) failures.push(`${fault.name}: ${failure}`);
}
for (const failure of failures) console.error(failure);
console.log(`${String(selected.length - failures.length)} passed, ${String(failures.length)} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Checks the example with a fault. @returns what is wrong with the checker's result; undefined if it is right */
async function check(fault: LaravelFault): Promise<string | undefined> {
  const application = await startApplication(port, fault);
  try {
    const config = join(application.folder, 'conformance.yaml');
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll('http://127.0.0.1:8000', application.url));
    const report = join(application.folder, 'report.json');
    const only = fault.only === undefined ? [] : ['--only', 'login', ...fault.only];
    const { code, output } = await runChecker([
      '--url',
      application.url,
      '--config',
      config,
      '--report',
      'terminal',
      `json=${report}`,
      ...only,
    ]);
    if (code !== fault.exitCode) return `exit code ${String(code)} and not ${String(fault.exitCode)}:\n${output}`;
    const { finding } = fault;
    if (finding === undefined) return undefined;
    const { findings } = JSON.parse(readFileSync(report, 'utf8')) as { findings: { check: string; operationId: string }[] };
    const isNamed = findings.some((one) => finding.checks.includes(one.check) && finding.operations.includes(one.operationId));
    return isNamed ? undefined : `no finding names the fault:\n${output}`;
  } finally {
    application.close();
  }
}

async function runChecker(argv: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'conformance/cli.ts', ...argv], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1)));
  return { code, output };
}
