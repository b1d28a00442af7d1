// Measures the transactions endpoint, which must not slow down with the number of transactions.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { load } from './load';
import { printAndKeep, rounded, type Table } from './results/kept-runs';

const PORT = 4513;
const base = `http://localhost:${String(PORT)}`;
/** Numbers of past transactions that are added in turn; after each the queries are measured. */
const PASTS = [0, 1000, 9000, 90_000];
const QUERIES = ['per_page=20', 'per_page=20&page=5', 'per_page=20&source=Deposit&type=1&status=2'];

const server = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', '--port', String(PORT)], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
await once(server.stdout, 'data');
try {
  const login = { email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' };
  const { access_token: token } = (await post('/api/auth/login', login)) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  let rows: Table = {};
  for (const count of PASTS) {
    if (count > 0) await post('/__mock/transactions', { playerId: 'usr_1', count });
    const first = await fetch(`${base}/api/transactions?per_page=1`, { headers });
    const { meta } = (await first.json()) as { meta: { total: number } };
    for (const query of QUERIES) {
      const { perSecond, p99 } = await load(`${base}/api/transactions?${query}`, 8, 2, headers);
      const row = { 'requests/s': rounded(perSecond), 'p99 ms': rounded(p99, 1) };
      rows = { ...rows, [`${String(meta.total)} transactions, ${query}`]: row };
    }
  }
  printAndKeep('transactions', { 'GET /api/transactions, 8 connections, 2 s each': rows });
} finally {
  server.kill('SIGKILL');
}

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
