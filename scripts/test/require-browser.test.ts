import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { findChromium } from './browser';
import { type BrowserKind, makeReady } from './require-browser';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program in the place of a browser. */
function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
const working = (name: string) => program(name, 'echo 1.0');

describe('a browser', () => {
  const kind = (changes: Partial<BrowserKind>): BrowserKind => ({
    name: 'Chromium',
    find: () => undefined,
    installers: [],
    advice: 'run this.',
    ...changes,
  });

  test('that is installed needs no installation', () => {
    const path = working('chromium');
    const installers = [() => expect.unreachable('It is installed.')];
    expect(makeReady(kind({ find: () => path, installers }))).toBeUndefined();
  });

  test('that does not know --version is started with a flag of its own', () => {
    const path = program('driver', '[ "$1" = --help ]');
    expect(makeReady(kind({ find: () => path }))).toContain('does not start');
    expect(makeReady(kind({ find: () => path, startFlag: '--help' }))).toBeUndefined();
  });

  test('is installed by the first way that succeeds', () => {
    let path: string | undefined;
    const tried: number[] = [];
    const installers = [1, 2, 3].map((way) => () => {
      tried.push(way);
      if (way === 2) path = working('downloaded');
    });
    expect(makeReady(kind({ find: () => path, installers }))).toBeUndefined();
    expect(tried).toEqual([1, 2]);
  });

  test('that cannot be installed is a problem of one line with advice', () => {
    expect(makeReady(kind({ installers: [() => undefined] }))).toBe('Chromium is missing, and could not be installed: run this.');
  });

  test.each([
    [
      'lacks a library',
      'echo warning >&2; echo "libnss3.so: cannot open shared object file" >&2; exit 127',
      'libnss3.so: cannot open shared object file',
    ],
    ['ends with an error', 'exit 5', 'exit code 5'],
  ])('that %s is a problem of one line with advice', (_, script, reason) => {
    const path = program('broken', script);
    expect(makeReady(kind({ find: () => path }))).toBe(`${path} does not start (${reason}): run this.`);
  });
});

describe('Chromium is found', () => {
  test('by PLAYWRIGHT_CHROMIUM, although there are others', () => {
    expect(findChromium({ PLAYWRIGHT_CHROMIUM: '/named', PATH: folder }, working('own'))).toBe('/named');
  });

  test("as Playwright's own before that of the machine", () => {
    working('chromium');
    expect(findChromium({ PATH: folder }, working('own'))).toBe(join(folder, 'own'));
  });

  test.each(['chromium', 'google-chrome', 'google-chrome-stable'])('on the path as %s', (name) => {
    expect(findChromium({ PATH: `/nowhere:${folder}` }, '/nowhere/own')).toBeUndefined();
    working(name);
    expect(findChromium({ PATH: `/nowhere:${folder}` }, '/nowhere/own')).toBe(join(folder, name));
  });
});

/** Expects exit code 3 and one line, before anything else. */
function expectToEndAtOnce(argv: readonly string[]): void {
  const env = { ...process.env, PLAYWRIGHT_CHROMIUM: '/nowhere/browser', FIREFOX: '/nowhere/browser' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...argv], { encoding: 'utf8', env });
  expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
  expect(stderr).toMatch(/^\/nowhere\/browser does not start \(.*ENOENT\): .*\n$/);
}

test.each([
  ['npm test', ['scripts/test.ts']],
  ['the first step of other commands', ['scripts/require-browser.ts', 'chromium']],
])('%s ends with exit code 3 and one line without its browser', (_, argv) => expectToEndAtOnce(argv));

test('the first step of the end-to-end tests ends with exit code 2 and one line if a port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, TEST_PORT_OFFSET: String(port - 4110) };
  const argv = ['--import', 'tsx', 'scripts/require-browser.ts', 'chromium', '--ports'];
  await expect(promisify(execFile)(process.execPath, argv, { env })).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^Port ${String(port)} is taken: .*TEST_PORT_OFFSET=1000\\.\\n$`)),
  });
});

// They load more modules first.
test.each([
  ['npm run test:full', ['scripts/test.ts', '--full']],
  ['npm run chaos', ['scripts/chaos.ts']],
  ['npm run browsers -- gallery', ['scripts/gallery.ts', '--brand', 'ipe']],
  ['npm run browsers -- screenshots', ['scripts/gallery.ts', 'screenshots']],
  ['npm run browsers -- firefox', ['scripts/browsers.ts', 'firefox']],
])('%s ends with exit code 3 and one line without its browser', { tags: 'full' }, (_, argv) => expectToEndAtOnce(argv));
