import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { operations } from '../../generated/operations';
import { framePath, standInFrames } from '../../mocks/third-party/frame-pages';
import { pages } from '../../mocks/third-party/pages';
import { makePackage } from '../../scripts/stand-in/package';
import { chromiumLaunch } from '../../scripts/test/browser';
import { createOtherProject, freePorts } from './other-project.fixture';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** With a space and an accent, as folders of users have. */
const folder = mkdtempSync(join(tmpdir(), 'outro projeto ção '));
/** Part of the last line of the program before it is used. */
const READY = 'Third parties on';
/** Code that a page runs to count the handlers of the package. As text, because Vitest rewrites `import` in functions. */
const COUNT_HANDLERS = `import('/node_modules/palpite-stand-in/bundle/msw.mjs').then((msw) => msw.contractHandlers().length)`;
let project: Awaited<ReturnType<typeof createOtherProject>>;

beforeAll(async () => {
  const tarball = await makePackage(root, join(folder, 'packed'));
  project = await createOtherProject(join(root, 'docs/examples/front-end'), join(folder, 'project'), tarball);
});
afterAll(() => {
  project.end();
  rmSync(folder, { recursive: true });
});

test('the package has no TypeScript but declarations, and no path of this project', () => {
  const packed = join(folder, 'packed/package');
  const files = readdirSync(packed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(packed.length + 1));
  expect(names).toEqual(
    expect.arrayContaining(['README.md', 'LICENSE', 'openapi.json', 'bundle/cli.mjs', 'bundle/THIRD_PARTY_NOTICES.md']),
  );
  expect(names.filter((name) => /(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
  const leaks = (name: string) => {
    const text = readFileSync(join(packed, name), 'utf8');
    return text.includes(root) || (/\.d\.ts$|^bundle\/.*\.mjs$/.test(name) && /(from|import\()\s*["'`]@generated\//.test(text));
  };
  expect(names.filter(leaks)).toEqual([]);
});

test('a strict project compiles with the types of the package, resolved as by a bundler and by Node', async () => {
  expect(await project.command('npx', 'tsc')).toEqual({ code: 0, output: '' });
  const imports = ['contract', 'msw', 'node'].map((name) => `import type * as ${name} from 'palpite-stand-in/${name}';`);
  writeFileSync(join(project.folder, 'imports.mts'), imports.join('\n'));
  const flags = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', 'imports.mts'];
  expect(await project.command('npx', 'tsc', ...flags)).toEqual({ code: 0, output: '' });
});

test('the tests of the other project pass, on the examples of the contract and on the stand-in', async () => {
  const { code, output } = await project.command('npm', 'test');
  expect(output).toMatch(/Tests .*6 passed/);
  expect(code).toBe(0);
});

test('the program prints its help, and one line for a wrong flag', async () => {
  expect(await project.command('npx', 'palpite-stand-in', '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--port N'),
  });
  const wrong = await project.command('npx', 'palpite-stand-in', '--prot', '1');
  expect(wrong).toMatchObject({ code: 2, output: expect.stringMatching(/^Unknown option '--prot'.*\(npx palpite-stand-in --help\)\n$/) });
});

test('the program ends with npx, also if that is killed, and says in one line that its port is in use', async () => {
  const port = String(await freePorts());
  const stop = await project.start(['npx', 'palpite-stand-in', '--port', port], READY);
  const second = await project.command('npx', 'palpite-stand-in', '--port', port);
  expect(second).toMatchObject({ code: 2, output: expect.stringMatching(/^The stand-in cannot listen on \d+: .*EADDRINUSE.*\n$/) });
  await stop('SIGKILL');
  const answers = () =>
    fetch(`http://localhost:${port}/v2/get-ip`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(false);
});

test('the program serves calls, the contract, images, icons, the panel and the third parties with all their modules', async () => {
  const port = await freePorts();
  const stop = await startStandIn(port);
  const [base, others] = [`http://localhost:${String(port)}`, `http://127.0.0.1:${String(port + 1)}`];
  const { data } = (await get(`${base}/v2/games?per_page=1`).then((response) => response.json())) as { data: { image: string }[] };
  const image = await get(base + (data[0]?.image ?? ''));
  expect(image.headers.get('Content-Type')).toBe('image/webp');
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect(await (await get(`${base}/icons/lucide.json?icons=rocket`)).json()).toMatchObject({ icons: { rocket: {} } });

  expect(await (await get(`${base}/openapi.json`)).json()).toMatchObject({ openapi: '3.1.1' });
  expect(await (await get(`${base}/docs`)).text()).toContain('createWithdrawal');

  const frames = standInFrames.map((frame) => framePath(frame));
  const addresses = [...pages.map(({ path }) => path.replaceAll(/:\w+/g, '1')), ...frames].map((path) => others + path);
  const seen = await walk([...addresses, `${base}/__mock/panel.js`]);
  expect(seen.length).toBeGreaterThan(80);
  await stop();
});

test('a page of the other project shows games with images, hears its balance in a world of its own, and loads the handlers', async () => {
  const [standIn, site] = [await freePorts(), await freePorts()];
  const origin = `http://localhost:${String(site)}`;
  const stops = [
    await startStandIn(standIn, '--site', origin),
    await project.start(program('vite/bin/vite.js', '--port', String(site), '--strictPort'), 'Local:', {
      STAND_IN: `http://localhost:${String(standIn)}`,
    }),
  ];
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  await page.goto(`${origin}/?world=mine`);
  await page.getByText('Real time: on').waitFor();
  const isLoaded = (images: Element[]) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0);
  await expect.poll(() => page.locator('img').evaluateAll(isLoaded)).toEqual([true, true, true]);
  expect(await page.locator('#balance').textContent()).toBe('1250.00');
  for (const [world, delta] of [
    ['other', 100],
    ['mine', 500],
  ] as const) {
    await fetch(`${origin}/__mock/balance`, {
      method: 'POST',
      headers: { 'X-Stand-In-World': world },
      body: JSON.stringify({ playerId: 'usr_1', delta }),
    });
  }
  await page.getByText('Balance: 1255.00').waitFor();

  // Vite reloads the page when it has prepared a package, here msw.
  const handlers = () => page.evaluate<number>(COUNT_HANDLERS).catch(() => undefined);
  await expect.poll(handlers).toBe(Object.keys(operations).length);
  await browser.close();
  for (const stop of stops) await stop();
});

/** Returns the command of a module of an installed package. */
const program = (module: string, ...args: readonly string[]) => [process.execPath, join('node_modules', module), ...args] as const;

const startStandIn = (port: number, ...flags: readonly string[]) =>
  project.start(program('palpite-stand-in/bundle/cli.mjs', '--port', String(port), ...flags), READY);

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  expect([address, response.status]).toEqual([address, 200]);
  return response;
}

/** Requests pages and modules, and everything that they load. @returns the addresses */
async function walk(addresses: readonly string[]): Promise<string[]> {
  const seen = new Set(addresses);
  for (const address of seen) {
    const text = await (await get(address)).text();
    for (const [, path = ''] of text.matchAll(/(?:from|import|src=|href=)\s*\(?"(\.{0,2}\/[^"]+)"/g)) seen.add(new URL(path, address).href);
  }
  return [...seen];
}
