// Prism on the contract: prism.ts mock|proxy [--port N] [--upstream URL]
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

import { development } from './addresses';
import { PRISM_ROLES, prismArguments } from './prism-command';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, upstream: { type: 'string', default: `http://localhost:${development.standIn}` } },
});
const role = PRISM_ROLES.find((name) => name === positionals[0]);
if (role === undefined) throw new Error(`The role is one of ${PRISM_ROLES.join(', ')}.`);

const port = Number(values.port ?? (role === 'mock' ? development.prism : development.prismProxy));
const child = spawn(process.execPath, prismArguments(role, port, values.upstream), { stdio: 'inherit' });
console.log(
  role === 'mock'
    ? `Prism on http://127.0.0.1:${port}: the contract's examples`
    : `Prism on http://127.0.0.1:${port}: judges ${values.upstream}`,
);

// The terminal sends Ctrl-C to Prism too; what is left here is to wait for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
