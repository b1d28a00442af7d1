// Serves a deployment of dist/ with nginx until it is ended. The stand-in is its backend.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { writeDeployment } from '../../deploy/write-deployment';
import { tests } from '../../scripts/addresses';

import { ACCESS_LOG } from './access-log';
import { FRAMES } from './frames-origin';

const thirdParties = `http://127.0.0.1:${String(tests.thirdParties)}`;
const config = {
  realtime: { key: 'standin-key' },
  verification: { token: 'standin-verification', origin: FRAMES },
  captcha: { siteKey: 'standin-captcha', origin: FRAMES },
  sportsOrigin: FRAMES,
  tagsOrigin: FRAMES,
  chatOrigin: FRAMES,
  gamesOrigins: [thirdParties, FRAMES],
  deployment: {
    site: 'https://palpite.example',
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
await writeDeployment({ config: file, out, dist: 'dist', keep: 0 }, (line) => console.log(line));

// Root owns the folder, so its workers must be root's.
const user = process.getuid?.() === 0 ? 'user root; ' : '';
mkdirSync(dirname(ACCESS_LOG), { recursive: true });
// A file, because nginx cannot open a standard output that is a socket.
const log = openSync(ACCESS_LOG, 'w');
const nginx = spawn('nginx', ['-p', out, '-c', 'nginx.conf', '-e', 'stderr', '-g', `${user}daemon off;`], {
  stdio: ['ignore', log, 'inherit'],
});
nginx.on('error', (error) => {
  console.error(`nginx cannot be started (${error.message}). Install it: apt-get install nginx-light`);
  process.exit(1);
});
nginx.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGTERM'));
