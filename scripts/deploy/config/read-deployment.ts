import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { RuntimeConfigError } from '../../../src/api/runtime-config-checks';
import { FlagError } from '../../flag-error';
import { findLowContrasts } from '../../site/brand/brand-contrast';
import type { BrandFile } from '../../site/brand/brand-file';
import { brandNames, findBrand, readBrand } from '../../site/brand/brands';
import { toPageBrand } from '../../site/brand/page-brand';

import { type FramesSite, framesSite } from './frames-site';

import { ConfigFileError } from './config-file-error';
import { type Deployment, parseDeploymentConfig } from './deployment-config';
import { findMistakes, type Mistake } from './find-mistakes';
import { type JsonSource, JsonSyntaxError, readJson } from './json-source';

/** Configuration of a deployment with its brand. */
export interface DeploymentInput {
  readonly config: RuntimeConfig;
  readonly deployment: Deployment;
  readonly brand: BrandFile;
  readonly frames: FramesSite | undefined;
  /** Returns a message about a key, with file and line. */
  readonly describe: (key: string, text: string) => string;
}

/**
 * Reads and checks the configuration file.
 *
 * @param print receives warnings, line by line
 * @throws {FlagError} if the file cannot be read, the brand does not exist, no brand belongs to the backend, or its colors have too
 * little contrast
 * @throws {ConfigFileError} if the file is no JSON, has a key twice or is wrong
 */
export async function readDeployment(file: string, print: (line: string) => void): Promise<DeploymentInput> {
  const source = await readFile(file, 'utf8').catch(() => fail(`The configuration ${file} cannot be read.`));
  const { value, duplicates, lineOf } = parseFile(file, source);
  const describe = (key: string, text: string) => `${file}:${String(lineOf(key))}: "${key}" ${text}`;
  const refuse = (lines: readonly string[]) => {
    if (lines.length > 0) throw new ConfigFileError(lines.join('\n'));
  };
  refuse(duplicates.map(({ key, line }) => `${file}:${String(line)}: "${key}" must be given once`));
  try {
    const parsed = parseDeploymentConfig(value);
    const mistakes = findMistakes(parsed);
    refuse(mistakes.filter(({ isWarning }) => !isWarning).map(({ key, text }) => describe(key, text)));
    const { runtime, deployment } = parsed;
    const warnings = [...mistakes, ...(await findMissingCertificates(deployment))];
    for (const { key, text } of warnings) print(`Warning: ${describe(key, text)}.`);
    const brand = selectBrand(deployment, runtime.apiBase);
    const problems = findLowContrasts(brand);
    if (problems.length > 0) fail(`brands/${brand.name}.json: the contrast is too low: ${problems.join('; ')}.`);
    const config = { ...runtime, brand: toPageBrand(brand) };
    return { config, deployment, brand, frames: framesSite(config, deployment), describe };
  } catch (error) {
    if (error instanceof RuntimeConfigError) refuse([describe(error.key, `must be ${error.expected}`)]);
    throw error;
  }
}

function parseFile(file: string, source: string): JsonSource {
  try {
    return readJson(source);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new ConfigFileError(`${file}:${String(error.line)}: ${error.message}`);
  }
}

/**
 * Returns warnings about certificate files that are missing on this machine. No errors, because another machine may serve the
 * site.
 */
async function findMissingCertificates({ tls }: Deployment): Promise<Mistake[]> {
  const missing: Mistake[] = [];
  for (const [name, path] of Object.entries(tls ?? {})) {
    const text = `is ${path}, which does not exist here: without it the web server does not start`;
    await access(path).catch(() => missing.push({ key: `deployment.tls.${name}`, text, isWarning: true }));
  }
  return missing;
}

/** Selects the brand by its name, or by the address of the backend. It is an error if no brand has that address (SPEC D12). */
function selectBrand({ brand, brandBackend, backend }: Deployment, apiBase: string): BrandFile {
  const url = [backend, apiBase].find((address) => address !== '');
  const host = brandBackend === '' && url !== undefined ? new URL(url).host : brandBackend;
  try {
    const found = brand === '' ? findBrand(host) : readBrand(brand);
    return found ?? fail(`No brand has the backend '${host}'. Set deployment.brand to one of ${brandNames.join(', ')}.`);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Returns the id of the build in the folder `dist`.
 * @param name the folder as in the flags, for the error
 * @throws {FlagError} if there is no build
 */
export async function readBuild(dist: string, name: string): Promise<string> {
  const source = await readFile(join(dist, 'version.json'), 'utf8').catch(() =>
    fail(`There is no build in ${name}. Run npm run build first.`),
  );
  return (JSON.parse(source) as { build: string }).build;
}

function fail(message: string): never {
  throw new FlagError(message);
}
