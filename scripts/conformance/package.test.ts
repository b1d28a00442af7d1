import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, it } from 'vitest';

import { parsedCopyName, parseFile } from '../../conformance/contract/parse-file';
import { makePackage, readVersion } from './package';
import { tryPackage } from './try-package.fixture';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'conformance-pack-'));
afterAll(() => rmSync(outDir, { recursive: true }));

it('The package runs on the Node of the machine without other packages.', { timeout: 120_000 }, async () => {
  const tarball = await makePackage(root, outDir);
  const manifest = JSON.parse(readFileSync(join(outDir, 'package/package.json'), 'utf8')) as object;
  expect(manifest).toMatchObject({ name: 'palpite-conformance', bin: { conformance: 'bundle/cli.mjs' }, engines: { node: '>=20' } });
  expect(manifest).toMatchObject({ version: readVersion(root), publishConfig: { provenance: true } });
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).split('\n');
  for (const name of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'bundle/cli.mjs',
    'docs/ci.md',
    'docs/checks/redirect.md',
    'contract/openapi.yaml',
    'ci/github/action.yml',
  ])
    expect(files).toContain(`package/${name}`);
  expect(files.filter((name) => /\.(?:ts|map)$/.test(name))).toEqual([]);
  expect(manifest).not.toHaveProperty('dependencies');
  const contract = readFileSync(join(outDir, 'package/contract/openapi.yaml'), 'utf8');
  const copy: unknown = JSON.parse(readFileSync(join(outDir, 'package/parsed', parsedCopyName(contract)), 'utf8'));
  expect(copy).toEqual(parseFile(contract));
  const trials = await tryPackage(tarball);
  expect(trials.length).toBeGreaterThan(15);
  expect(trials.filter(({ code, expected }) => code !== expected)).toEqual([]);
});
