import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

import { makePackage } from './package';
import { tryPackage } from './try-package';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'conformance-pack-'));
afterAll(() => rmSync(outDir, { recursive: true }));

it('The package runs on the Node of the machine without other packages.', { timeout: 120_000 }, async () => {
  const tarball = await makePackage(root, outDir);
  const manifest = JSON.parse(readFileSync(join(outDir, 'package/package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ name: 'palpite-conformance', bin: { conformance: 'bundle/cli.mjs' }, engines: { node: '>=20' } });
  expect(manifest).not.toHaveProperty('dependencies');
  const trials = await tryPackage(tarball);
  expect(trials.length).toBeGreaterThan(15);
  expect(trials.filter(({ code, expected }) => code !== expected)).toEqual([]);
});

it('The version in reports is the version of the project.', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(readFileSync(join(root, 'conformance/version.ts'), 'utf8')).toContain(`'${version}'`);
});
