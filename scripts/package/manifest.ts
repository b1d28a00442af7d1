import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Members that the manifests of the packages have in common. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly bin: Readonly<Record<string, string>>;
  /** Files and folders beside README, LICENSE and package.json. */
  readonly files: readonly string[];
  readonly [key: string]: unknown;
}

/**
 * Writes the `package.json` of a package to its folder.
 *
 * @param packageDir folder of the package, which exists
 * @param directory of its sources, in `root`
 */
export function writeManifest(
  root: string,
  packageDir: string,
  directory: string,
  { name, version, description, keywords, ...rest }: Manifest,
): void {
  const repository = readRepository(root, directory, process.env);
  const manifest = {
    name,
    version,
    description,
    keywords,
    license: 'SEE LICENSE IN LICENSE',
    ...(repository === undefined ? {} : { repository }),
    type: 'module',
    ...rest,
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(join(packageDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Returns the `repository` of a manifest, without which a registry accepts no provenance: the repository of the project, or
 * of the GitHub workflow that builds the package. Returns undefined elsewhere, because the project has no public address.
 */
export function readRepository(root: string, directory: string, env: NodeJS.ProcessEnv): unknown {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { repository?: unknown };
  const { GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: server = 'https://github.com' } = env;
  if (repository !== undefined || name === undefined) return repository;
  return { type: 'git', url: `git+${server}/${name}.git`, directory };
}
