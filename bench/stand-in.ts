// Compares the mock backend with Prism, a mock server for OpenAPI documents, on one GET. Both validate their responses.
import { spawn } from 'node:child_process';

import { prismArguments } from '../scripts/prism/prism-arguments';
import { load } from './load';
import { printAndKeep, rounded, type Table } from './results/kept-runs';
import { waitUntilReady } from './wait-until-ready';

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const PATH = '/v2/games?per_page=60';

const servers = [
  { name: 'stand-in', port: 4510, argv: ['--import', 'tsx', 'mocks/server.ts', '--port', '4510'] },
  { name: 'stand-in, 100,000 games', port: 4511, argv: ['--import', 'tsx', 'mocks/server.ts', '--port', '4511', '--games', '100000'] },
  { name: 'prism mock', port: 4512, argv: prismArguments('mock', 4512, '') },
];

let rows: Table = {};
for (const { name, port, argv } of servers) {
  const server = spawn(process.execPath, argv, { stdio: 'ignore' });
  // Prism listens on IPv4 only.
  const url = `http://${name === 'prism mock' ? '127.0.0.1' : 'localhost'}:${String(port)}${PATH}`;
  try {
    await waitUntilReady(url);
    await load(url, CONNECTIONS, WARM_UP_SECONDS);
    const { perSecond, median, p99, bytes } = await load(url, CONNECTIONS, SECONDS);
    const row = { 'requests/s': rounded(perSecond), 'median ms': rounded(median, 1), 'p99 ms': rounded(p99, 1), bytes };
    rows = { ...rows, [name]: row };
  } finally {
    server.kill('SIGKILL');
  }
}
printAndKeep('stand-in', { [`GET ${PATH}, ${String(CONNECTIONS)} connections, ${String(SECONDS)} s each`]: rows });
