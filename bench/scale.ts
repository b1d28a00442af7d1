// Connects many simulated players to a stand-in (the mock backend), restarts it, and counts their requests until 99 % of them are
// back: once with the reconnects of plain pusher-js, once with those of this site. Keeps the figures.
//
//   --players N   simulated players (default: 10000)
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { readCount, readFlags } from './flags';
import { printAndKeep, rounded, type Table } from './results/kept-runs';
import { createPerSecond } from './scale/per-second';
import { type Behaviour, PLAIN_CLIENT, SITE, simulatePlayer, type SimulatedPlayer } from './scale/simulated-player';
import { startServer } from './start-server';
import { waitUntilReady } from './wait-until-ready';

const PORT = 4514;
const base = `http://localhost:${String(PORT)}`;
/** New players in each step, so that the first connections do not count as a storm. */
const STEP = 200;
/** Time from one step to the next. */
const STEP_MS = 100;
/** Time for which the server is down: a restart of this length must not cost the players their connections for long. */
const DOWN_MS = 5000;
/** Time after which the benchmark fails, because too few players have returned. */
const MAX_RETURN_MS = 180_000;
const POLL_MS = 250;
/** Share of players after which the rest are stragglers of the backoff. */
const RETURNED_SHARE = 0.99;

const players = readCount('players', readFlags({ players: { type: 'string', default: '10000' } }).players);

const folder = mkdtempSync(join(tmpdir(), 'scale-'));
try {
  const rows: Table = {
    'plain client': await measureRestart(PLAIN_CLIENT),
    'this site': await measureRestart(SITE),
  };
  printAndKeep('scale', { [`Restart of the server, ${String(players)} players`]: rows });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureRestart(behaviour: Behaviour) {
  const counters = { attempts: createPerSecond(), authorizations: createPerSecond() };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const connected: SimulatedPlayer[] = [];
  let server = await startStandIn();
  try {
    const token = await logIn();
    while (connected.length < players) {
      for (let index = 0; index < STEP && connected.length < players; index += 1) {
        connected.push(simulatePlayer({ port: PORT, token, agent }, behaviour, counters));
      }
      await wait(STEP_MS);
    }
    await untilSubscribed(connected);
    counters.attempts.reset();
    counters.authorizations.reset();
    await stop(server);
    await wait(DOWN_MS);
    server = await startStandIn();
    const returnedMs = await untilSubscribed(connected);
    return {
      'attempts/s, peak': counters.attempts.peak(),
      attempts: counters.attempts.total(),
      'authorizations/s, peak': counters.authorizations.peak(),
      authorizations: counters.authorizations.total(),
      '99 % returned, s': rounded(returnedMs / 1000, 1),
    };
  } finally {
    for (const player of connected) player.leave();
    agent.destroy();
    await stop(server);
  }
}

/** Waits until nearly all players are subscribed. @returns the duration in ms */
async function untilSubscribed(all: readonly SimulatedPlayer[]): Promise<number> {
  const started = performance.now();
  while (all.filter((player) => player.isSubscribed()).length < all.length * RETURNED_SHARE) {
    if (performance.now() - started > MAX_RETURN_MS) throw new Error('The players did not return in time.');
    await wait(POLL_MS);
  }
  return performance.now() - started;
}

/** Starts the stand-in with a file, so that the session survives the restart. */
async function startStandIn(): Promise<ChildProcess> {
  const server = startServer('mocks/server.ts', '--port', String(PORT), '--save', join(folder, 'world.json'));
  await waitUntilReady(`${base}/v2/platform`);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

async function logIn(): Promise<string> {
  const body = JSON.stringify({ email: 'ana@exemplo.invalid', login: 'ana@exemplo.invalid', password: 'palpite2026' });
  const response = await fetch(`${base}/api/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}
