// npm test: all that a change must pass. Ends with a line 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { chromium } from 'playwright';

import { ensureChromium } from './test/browser';
import type { Counts } from './test/counts';
import { add, countsOf, none } from './test/counts';
import type { Step } from './test/steps';
import { plan } from './test/steps';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const missing = ensureChromium(chromium.executablePath());
if (missing !== undefined) console.error(missing);

let total: Counts = missing === undefined ? none : { passed: 0, failed: 1 };
for (const lanes of plan(process.argv.includes('--full'))) {
  const counts = await Promise.all(lanes.map(inOrder));
  total = counts.reduce(add, total);
}
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function inOrder(steps: readonly Step[]): Promise<Counts> {
  let counts = none;
  for (const step of steps) counts = add(counts, await runStep(step));
  return counts;
}

async function runStep({ name, command, env, report }: Step): Promise<Counts> {
  const started = performance.now();
  const { code, output } = await run(command, env);
  const counts = read(code, report);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const result = counts.failed === 0 ? 'ok' : 'FAILED';
  console.log(`${result.padEnd(6)} ${name} (${String(counts.passed + counts.failed)}, ${seconds} s)`);
  if (counts.failed > 0) console.log(output.trimEnd());
  return counts;
}

/** A step that ends badly has failed, whatever its report says. */
function read(code: number, report: string | undefined): Counts {
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = countsOf(JSON.parse(readFileSync(report, 'utf8')));
    return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch (error) {
    console.log(`${report}: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

function run([program, ...words]: Step['command'], env: Step['env']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => resolve({ code: 1, output: `${program} did not start: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
