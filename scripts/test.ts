// `npm test`: runs the steps of test/steps.ts and prints progress and durations. Its last line is 'N passed, N failed'.
// `--full` adds the long tests, `--changed [REF]` runs only the steps that concern the changes since a commit, by default HEAD.
// It empties `test-results` first, and installs missing browsers. Exit codes: 1 a test failed, 2 no such commit or a taken port,
// 3 no browser.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { BAD_USAGE } from './flag-error';
import type { Counts } from './test/counts';
import { add, NO_TESTS, readCounts } from './test/counts';
import { changedFiles, planChanged } from './test/changed';
import { durationLines, PROGRESS_INTERVAL_MS, progressLine, type StepResult } from './test/progress';
import { requireBrowsers } from './test/require-browser';
import { requireFreePorts } from './test/require-free-ports';
import type { Step } from './test/steps';
import { planSteps } from './test/steps';
import { testLines } from './test/test-lines';

const groups = plan(process.argv.slice(2));
const browsers = new Set(groups.flat(2).flatMap(({ browser }) => browser ?? []));
if (browsers.size > 0) await requireFreePorts();
requireBrowsers(browsers);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

let total: Counts = NO_TESTS;
const begun = performance.now();
const results: StepResult[] = [];
/** Tests that failed, one line each, for the end of the output. */
const failed: string[] = [];
/** Start of each running step. */
const running = new Map<string, number>();
const progress = setInterval(() => {
  const now = [...running].map(([name, started]) => ({ name, seconds: secondsSince(started) }));
  console.log(progressLine(secondsSince(begun), results.length, groups.flat(2).length, now));
}, PROGRESS_INTERVAL_MS);
for (const lanes of groups) {
  const counts = await Promise.all(lanes.map(inOrder));
  total = counts.reduce(add, total);
}
clearInterval(progress);
for (const line of durationLines(results, secondsSince(begun))) console.log(line);
for (const line of failed) console.log(line);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function plan(argv: readonly string[]) {
  const at = argv.indexOf('--changed');
  if (at < 0) return planSteps(argv.includes('--full'));
  const since = argv[at + 1] ?? 'HEAD';
  try {
    return planChanged(since, changedFiles(since));
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(`npm test -- changed [REF] needs a commit. ${reason ?? ''}`);
    return process.exit(BAD_USAGE);
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

async function inOrder(steps: readonly Step[]): Promise<Counts> {
  let counts = NO_TESTS;
  for (const step of steps) counts = add(counts, await runStep(step));
  return counts;
}

async function runStep({ name, command, env, report, mayBeEmpty = false }: Step): Promise<Counts> {
  const started = performance.now();
  running.set(name, started);
  const { code, output } = await run(command, env);
  running.delete(name);
  const counts = countTests(code, report, mayBeEmpty);
  const seconds = secondsSince(started);
  results.push({ name, seconds, isOk: counts.failed === 0 });
  const result = counts.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${result.padEnd(6)} ${name} (${String(counts.passed + counts.failed)}, ${seconds.toFixed(1)} s)`);
  if (counts.failed > 0) console.log(output.trimEnd());
  // A flaky test is not a failure, but a defect of the test or the site.
  else for (const line of testLines(output, 'flaky')) console.log(line);
  failed.push(...testLines(output, 'failed'));
  return counts;
}

/** Counts the tests of a step. A non-zero exit code is a failure, even if the report has none. */
function countTests(code: number, report: string | undefined, mayBeEmpty: boolean): Counts {
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = readCounts(JSON.parse(readFileSync(report, 'utf8')), mayBeEmpty);
    return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch (error) {
    console.log(`${report}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

function run([program, ...args]: Step['command'], env: Step['env']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const append = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => resolve({ code: 1, output: `${program} did not start: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
