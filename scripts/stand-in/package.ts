import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeManifest } from '../package/manifest';
import { npmPack } from '../package/npm-pack';
import { writeBrowserFiles } from './browser-files';
import { bundleStandIn } from './bundle';
import { writeDeclarations } from './declarations';
import { writeDocuments } from './documents';

const VERSION = '0.1.0';
/** Packages that stay dependencies, because they are files, or a program for each platform. The bundle has everything else. */
const DEPENDENCIES = ['@expo-google-fonts/figtree', '@fontsource-variable/figtree', '@iconify-json/lucide', 'sharp'];

/**
 * Builds the package of the stand-in.
 *
 * @param outDir absolute path of a folder, which is emptied first
 * @returns the tarball's path
 */
export async function makePackage(root: string, outDir: string): Promise<string> {
  const packageDir = join(outDir, 'package');
  rmSync(outDir, { recursive: true, force: true });
  await bundleStandIn(root, join(packageDir, 'bundle'));
  await writeBrowserFiles(root, packageDir);
  await writeDeclarations(root, join(packageDir, 'types'));
  cpSync(join(root, 'generated/openapi.json'), join(packageDir, 'openapi.json'));
  cpSync(join(root, 'mocks/art/emblems'), join(packageDir, 'mocks/art/emblems'), { recursive: true });
  writeDocuments(root, packageDir);
  cpSync(join(root, 'LICENSE'), join(packageDir, 'LICENSE'));
  writeManifest(root, packageDir, 'mocks', {
    name: 'palpite-stand-in',
    version: VERSION,
    description: 'A mock backend of the Palpite player API with rules, real time and third parties, its contract and its types.',
    keywords: ['openapi', 'mock-server', 'msw', 'pusher', 'vitest'],
    bin: { 'palpite-stand-in': 'bundle/cli.mjs' },
    exports: {
      './contract': { types: './types/contract.d.ts' },
      './msw': { types: './types/msw.d.ts', default: './bundle/msw.mjs' },
      './node': { types: './types/node.d.ts', default: './bundle/node.mjs' },
      './openapi.json': './openapi.json',
      './package.json': './package.json',
    },
    files: ['bundle', 'docs', 'frames', 'generated', 'mocks', 'openapi.json', 'types'],
    engines: versionsOf(root, ['node'], 'engines'),
    dependencies: versionsOf(root, DEPENDENCIES, 'devDependencies'),
    // Only tests need it, and handlers must belong to the msw of the project.
    peerDependencies: { msw: `^${String(versionsOf(root, ['msw'], 'devDependencies')['msw'])}` },
    peerDependenciesMeta: { msw: { optional: true } },
  });
  return npmPack(packageDir, outDir);
}

/** Returns versions of the project's manifest. */
function versionsOf(root: string, names: readonly string[], group: string): Record<string, string | undefined> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
  return Object.fromEntries(names.map((name) => [name, manifest[group]?.[name]]));
}
