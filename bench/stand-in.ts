// Compares the mock backend with Prism on one GET, both validating.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { prismArguments } from '../scripts/prism/prism-arguments';
import { load } from './load';

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const PATH = '/v2/games?per_page=60';

const servers = [
  { name: 'stand-in', port: 4510, argv: ['--import', 'tsx', 'mocks/server.ts', '--port', '4510'] },
  { name: 'stand-in, 100,000 games', port: 4511, argv: ['--import', 'tsx', 'mocks/server.ts', '--port', '4511', '--games', '100000'] },
  { name: 'prism mock', port: 4512, argv: prismArguments('mock', 4512, '') },
];

const rows: Record<string, string>[] = [];
for (const { name, port, argv } of servers) {
  const server = spawn(process.execPath, argv, { stdio: 'ignore' });
  // Prism listens on IPv4 only.
  const url = `http://${name === 'prism mock' ? '127.0.0.1' : 'localhost'}:${String(port)}${PATH}`;
  try {
    await waitUntilReady(url);
    await load(url, CONNECTIONS, WARM_UP_SECONDS);
    const { perSecond, median, p99, bytes } = await load(url, CONNECTIONS, SECONDS);
    rows.push({
      server: name,
      'requests/s': perSecond.toFixed(0),
      'median ms': median.toFixed(1),
      'p99 ms': p99.toFixed(1),
      bytes: String(bytes),
    });
  } finally {
    server.kill('SIGKILL');
  }
}
console.log(`GET ${PATH}, ${String(CONNECTIONS)} connections, ${String(SECONDS)} s each`);
console.table(rows);

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(50);
  }
  throw new Error(`${url} does not respond.`);
}
