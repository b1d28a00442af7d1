// Times the contract checker on a large OpenAPI 3.0 document: bench.ts [--operations 211] [--delay 5] [--workers 4] [--megabytes 10]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from '../../../conformance/run';
import { createRunConfig } from '../../../conformance/run-config.fixture';
import { readFlags } from '../../flags';
import { largeContract, largeResponse } from './contract';

const values = readFlags({
  operations: { type: 'string', default: '211' },
  delay: { type: 'string', default: '5' },
  workers: { type: 'string', default: '4' },
  megabytes: { type: 'string', default: '0' },
});
const contract = largeContract(Number(values.operations), Number(values.megabytes));
const folder = mkdtempSync(join(tmpdir(), 'large-'));
const contractFile = join(folder, 'openapi.json');
writeFileSync(contractFile, JSON.stringify(contract, null, 2));

let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  request.resume();
  const { status, body } = largeResponse(request.method ?? 'GET', request.url ?? '/');
  setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), Number(values.delay));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 200);
const started = performance.now();
const { report } = await run(
  createRunConfig({
    server: new URL(`http://127.0.0.1:${String(port)}`),
    contractFile,
    token: 'a-token-of-the-first-account',
    sandbox: true,
    workers: Number(values.workers),
    scenarios: false,
  }),
);
clearInterval(watch);
server.close();
rmSync(folder, { recursive: true });
console.log({
  operations: report.summary.operations,
  succeeded: report.coverage.filter(({ succeeded }) => succeeded).length,
  kilobytes: Math.round(JSON.stringify(contract).length / 1024),
  calls,
  seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
  'megabytes at most': Math.round(peak / 1024 / 1024),
  findings: report.summary.findings,
});
process.exit(0);
