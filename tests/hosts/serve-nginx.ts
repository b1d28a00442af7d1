// Serves a deployment of dist/ with nginx, over HTTP and through a TLS proxy, until it is ended. Needs nginx, a built site, and the running
// stand-in as its backend. Exits with 1 if nginx is missing.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'node:tls';

import { writeDeployment } from '../../scripts/deploy/write-deployment';
import { tests } from '../../scripts/addresses';
import { localCertificate } from '../../scripts/site/host/certificate';

import { ACCESS_LOG } from './access-log';
import { CAPTCHA_KEY, FRAMES, SITE, TLS_PORT } from './origins';

const thirdParties = `http://127.0.0.1:${String(tests.thirdParties)}`;
const config = {
  realtime: { key: 'standin-key' },
  verification: { token: 'standin-verification', origin: FRAMES },
  captcha: { siteKey: CAPTCHA_KEY, origin: FRAMES },
  sportsOrigin: FRAMES,
  tagsOrigin: FRAMES,
  chatOrigin: FRAMES,
  gamesOrigins: [thirdParties, FRAMES],
  deployment: {
    site: SITE,
    contact: 'mailto:security@palpite.example',
    brand: 'palpite',
    backend: `http://localhost:${String(tests.standIn)}`,
    port: tests.site,
    frames: {
      origin: FRAMES,
      captcha: 'turnstile',
      identity: 'legitimuz',
      chat: 'livechat',
      tags: { gtm: true, measurement: '', pixel: '123' },
      sportsbook: 'altenar',
      games: ['pragmatic'],
    },
  },
};

const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
const file = join(folder, 'palpite.json');
const out = join(folder, 'deployment');
await writeFile(file, JSON.stringify(config));
await writeDeployment(
  { config: file, out, dist: 'dist', keep: 0, lastData: false, allowFewerRoutes: false, allowWithdrawn: false },
  (line) => console.log(line),
);

// If this process runs as root, the workers of nginx also do, because only root can read the folder.
const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
mkdirSync(dirname(ACCESS_LOG), { recursive: true });
// The log is a file, because nginx cannot open a standard output that is a socket.
const log = openSync(ACCESS_LOG, 'w');
const nginx = spawn('nginx', ['-p', out, '-c', 'current/nginx.conf', '-e', 'stderr', ...user], {
  stdio: ['ignore', log, 'inherit'],
});
nginx.on('error', (error) => {
  console.error(`nginx cannot be started (${error.message}). Install it: apt-get install nginx-light`);
  process.exit(1);
});
nginx.on('exit', (code) => process.exit(code ?? 0));

const proxy = createServer(await localCertificate(), (socket) => {
  const toNginx = connect(tests.site);
  socket.pipe(toNginx).pipe(socket);
  socket.on('error', () => toNginx.destroy());
  toNginx.on('error', () => socket.destroy());
});
proxy.listen(TLS_PORT, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGTERM'));
