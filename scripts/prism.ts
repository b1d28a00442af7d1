// Starts Prism, which serves the examples of the contract or validates another server. See `npm run contract -- prism --help`.
import { spawn } from 'node:child_process';

import { BAD_USAGE, flagsOrEnd } from './flag-error';
import { prismArguments } from './prism/prism-arguments';
import { isPortTaken } from './start/is-port-taken';
import { parseFlags, type PrismFlags, usage } from './prism/flags';

const flags = flagsOrEnd(() => parseFlags(process.argv.slice(2)), usage, 'npm run contract -- prism');
if (await isPortTaken(flags.port)) {
  console.error(`Port ${String(flags.port)} is taken: choose another with --port.`);
  process.exitCode = BAD_USAGE;
} else start(flags);

function start({ role, port, upstream }: PrismFlags): void {
  const child = spawn(process.execPath, prismArguments(role, port, upstream), { stdio: 'inherit' });
  const purpose = role === 'mock' ? 'serves the examples of the contract' : `validates ${upstream}`;
  console.log(`Prism on http://127.0.0.1:${String(port)}: ${purpose}`);

  // The terminal also sends Ctrl-C to Prism.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}
