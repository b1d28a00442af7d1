import { DEFAULT_FILES, loadConfig } from '../config/file';
import type { Flags } from '../config/flags';
import { resolveBaselineFile, resolveContractFile, resolveRunConfig } from '../config/settings';
import { readSourceFiles } from '../contract/source-files';

/**
 * Returns the local files that decide the result of a run: configuration, contract with the files that it refers to,
 * scenarios and baseline. Some may be missing, such as the default names of a configuration.
 *
 * @param known the files of the last run, which are kept while a file has errors
 */
export async function watchedFiles(flags: Flags, env: NodeJS.ProcessEnv, known: readonly string[]): Promise<string[]> {
  const files = new Set(flags.config === undefined ? DEFAULT_FILES : [flags.config]);
  try {
    const config = loadConfig(flags.config, env);
    const contract = resolveContractFile(flags, config);
    const baseline = resolveBaselineFile(flags, config);
    const { scenarioFiles } = resolveRunConfig(flags, config);
    for (const file of [contract, ...scenarioFiles, ...(baseline === null ? [] : [baseline])]) files.add(file);
    for (const file of (await readSourceFiles(contract, flags.allowExternalRefs)).files.keys()) files.add(file);
  } catch {
    // The run reports the error.
    for (const file of known) files.add(file);
  }
  return [...files].filter((file) => !/^https?:/.test(file));
}
