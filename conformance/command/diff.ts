import type { Flags } from '../config/flags';
import { loadContract } from '../contract/contract';
import { correctChanges } from '../diff/correct-changes';
import { compareContracts } from '../diff/redocly';
import { formatDiff } from '../diff/format-diff';
import { classifyChanges } from '../diff/classify-changes';
import { EXIT } from './io';
import type { Io } from './io';

/**
 * Prints the breaking and harmless changes between two versions of a contract.
 *
 * @returns the exit code: 1 if a breaking change comes without a new major version
 * @throws ContractError if a file is not an OpenAPI 3.0 or 3.1 document
 * @throws UsageError if the files cannot be compared
 */
export async function diffContracts(old: string, updated: string, { allowExternalRefs }: Flags, io: Io): Promise<number> {
  const [before, after] = [await loadContract(old, allowExternalRefs), await loadContract(updated, allowExternalRefs)];
  const result = classifyChanges(correctChanges(await compareContracts(old, updated), before.store, after.store));
  io.stdout(formatDiff(result));
  return result.fails ? EXIT.violations : EXIT.clean;
}
