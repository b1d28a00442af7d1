import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RuntimeConfig } from '../../../src/api/runtime-config';
import { FlagError } from '../../flag-error';
import { findLowContrasts } from '../../site/brand/brand-contrast';
import type { BrandFile } from '../../site/brand/brand-file';
import { brandNames, findBrand, readBrand } from '../../site/brand/brands';
import { toPageBrand } from '../../site/brand/page-brand';

import { type Deployment, parseDeploymentConfig } from './deployment-config';

/** Configuration of a deployment with its brand. */
export interface DeploymentInput {
  readonly config: RuntimeConfig;
  readonly deployment: Deployment;
  readonly brand: BrandFile;
}

/**
 * Reads the configuration file.
 * @throws {FlagError} if it cannot be read, or the backend has no brand
 * @throws {RuntimeConfigError} if it is invalid
 */
export async function readDeployment(file: string): Promise<DeploymentInput> {
  const source = await readFile(file, 'utf8').catch(() => fail(`The configuration ${file} cannot be read.`));
  const { runtime, deployment } = parseDeploymentConfig(source);
  const brand = selectBrand(deployment, runtime.apiBase);
  const [problem] = findLowContrasts(brand);
  if (problem !== undefined) fail(`brands/${brand.name}.json: the contrast is too low. ${problem}.`);
  return { config: { ...runtime, brand: toPageBrand(brand) }, deployment, brand };
}

/** Selects the brand by name, or by the address of the backend. An address without a brand is an error (SPEC D12). */
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

/** Returns the id of a build. @param name its folder, as in the flags */
export async function readBuild(dist: string, name: string): Promise<string> {
  const source = await readFile(join(dist, 'version.json'), 'utf8').catch(() =>
    fail(`There is no build in ${name}. Run npm run build first.`),
  );
  return (JSON.parse(source) as { build: string }).build;
}

function fail(message: string): never {
  throw new FlagError(message);
}
