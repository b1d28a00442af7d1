import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { parsedCopyName, parseFile } from '../../conformance/contract/parse-file';
import { bundleForNode } from '../package/bundle-for-node';
import { writeManifest } from '../package/manifest';
import { npmPack } from '../package/npm-pack';
import { moduleClosure } from './closure';

/**
 * Builds the package of the contract checker as one tarball without dependencies: a PHP team needs only Node.
 * @param root absolute path of the project's folder
 * @param outDir absolute path of a folder, which is emptied first, and keeps the unpacked files in `package/`
 * @returns the tarball's path
 * @throws {Error} if `@redocly/cli` does not have the module that compares contracts, or conformance/version.ts has no VERSION
 */
export async function makePackage(root: string, outDir: string): Promise<string> {
  const source = join(root, 'conformance');
  const packageDir = join(outDir, 'package');
  rmSync(outDir, { recursive: true, force: true });
  await bundleForNode({ root, entries: { cli: 'conformance/cli.ts' }, outDir: join(packageDir, 'bundle'), plugins: [] });
  cpSync(join(root, 'openapi'), join(packageDir, 'contract'), { recursive: true });
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(source, name), join(packageDir, name));
  cpSync(join(root, 'LICENSE'), join(packageDir, 'LICENSE'));
  for (const name of ['docs', 'ci', 'scenarios'])
    cpSync(join(source, name), join(packageDir, name), { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  writeParsedCopies(packageDir);
  copyRedocly(root, join(packageDir, 'redocly'));
  writeManifest(root, packageDir, 'conformance', {
    name: 'palpite-conformance',
    version: readVersion(root),
    description: 'Checks a running server against its OpenAPI contract (3.0 or 3.1), and explains how to fix violations.',
    keywords: ['openapi', 'contract-testing', 'api-testing', 'conformance', 'laravel'],
    bin: { conformance: 'bundle/cli.mjs' },
    engines: { node: '>=20' },
    files: ['bundle', 'contract', 'docs', 'ci', 'parsed', 'redocly', 'scenarios', 'CHANGELOG.md'],
  });
  return npmPack(packageDir, outDir);
}

/** Writes the YAML files of the package as JSON also: parsing them would take a run as long as a hundred calls. */
function writeParsedCopies(packageDir: string): void {
  const target = join(packageDir, 'parsed');
  mkdirSync(target);
  for (const folder of ['contract', 'scenarios']) {
    for (const name of readdirSync(join(packageDir, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.yaml')) continue;
      const text = readFileSync(join(packageDir, folder, name), 'utf8');
      writeFileSync(join(target, parsedCopyName(text)), JSON.stringify(parseFile(text)));
    }
  }
}

/** Copies the parts of the Redocly CLI that are used, because the whole has 14 MB. */
function copyRedocly(root: string, target: string): void {
  const cli = join(root, 'node_modules/@redocly/cli');
  const chunks = join(cli, 'lib/chunks');
  const diff = readdirSync(chunks).find((file) => readFileSync(join(chunks, file), 'utf8').includes(' as handleDiff'));
  if (diff === undefined) throw new Error('@redocly/cli has no module with handleDiff: find its new location');
  const code = [
    ...moduleClosure(join(cli, 'lib/index.js'), { includeDynamic: false }),
    ...moduleClosure(join(chunks, diff), { includeDynamic: true }),
  ];
  const rest = ['bin/cli.js', 'package.json', 'LICENSE', 'THIRD_PARTY_NOTICES'].map((name) => join(cli, name));
  for (const file of new Set([...code, ...rest])) {
    const copy = join(target, relative(cli, file));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
}

/**
 * Returns the version of the checker, which differs from that of the project.
 *
 * @throws if conformance/version.ts has no VERSION
 */
export function readVersion(root: string): string {
  const [, version] = /VERSION = '([^']+)'/.exec(readFileSync(join(root, 'conformance/version.ts'), 'utf8')) ?? [];
  if (version === undefined) throw new Error('conformance/version.ts has no VERSION');
  return version;
}
