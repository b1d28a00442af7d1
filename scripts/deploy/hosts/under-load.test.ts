import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { SITE, writeBuildOf, writeConfig } from '../build.fixture';
import { writeDeployment } from '../write-deployment';

import { ask, freePort, isInstalled, type Served, startNginx } from './running-host.fixture';

const DEPLOYMENTS = 20;
const CLIENTS = 2;
const host = new URL(SITE).host;

/** Returns the problems of a page as a browser would meet them: inline scripts that its policy refuses. */
function refusedScripts({ body, headers }: Served): string[] {
  const inline = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(inline.length).toBeGreaterThan(0);
  const hashes = inline.map((code) => createHash('sha256').update(code, 'latin1').digest('base64'));
  return hashes.filter((hash) => !String(headers['content-security-policy']).includes(`'sha256-${hash}'`));
}

test.runIf(isInstalled('nginx', '-v'))(
  'every request during 20 deployments has the answer of a complete release',
  { tags: 'full' },
  async () => {
    const port = await freePort();
    const config = await writeConfig({}, { port });
    const out = join(dirname(config), 'deployment');
    const flags = { config, out, keep: 3, lastData: false, allowFewerRoutes: false, allowWithdrawn: false };
    const deploy = async (number: number) => writeDeployment({ ...flags, dist: await writeBuildOf(String(number)) }, () => undefined);
    await deploy(0);
    const nginx = await startNginx(out, { http: port });

    const over = new AbortController();
    const seen = new Set<string>();
    const problems: unknown[] = [];
    const get = async (path: string) => {
      const answer = await ask(port, path, { host, headers: { 'Accept-Encoding': 'br' } });
      if (answer.status !== 200) problems.push([path, answer.status]);
      return answer;
    };
    const client = async () => {
      while (!over.signal.aborted) {
        for (const path of ['/', '/casino', '/sports/futebol']) {
          const page = await get(path);
          const [script = '/no-script'] = /\/assets\/entry-\d+\.js/.exec(page.body) ?? [];
          problems.push(...refusedScripts(page));
          seen.add((await get(script)).body);
        }
        for (const path of ['/version.json', '/sw.js', '/brands/mare.svg']) await get(path);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (let number = 1; number <= DEPLOYMENTS; number += 1) {
      await deploy(number);
      nginx.kill('SIGHUP');
    }
    await expect.poll(() => seen).toContain(`// entry of ${String(DEPLOYMENTS)}`);
    over.abort();
    await Promise.all(clients);
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(DEPLOYMENTS / 2);
  },
);
