import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import { loadConfig } from '../config/file';
import { parseServerUrl } from '../config/flags';
import type { Flags } from '../config/flags';
import { resolveContractFile } from '../config/settings';
import { UsageError } from '../config/usage-error';
import { loadContract } from '../contract/contract';
import { readRecording } from '../har/recording';
import { draftScenario } from '../record/draft-scenario';
import { formatDraft } from '../record/format-draft';
import { oneLine } from '../report/escape';
import { pluralize } from '../text';
import { EXIT } from './io';
import type { Io } from './io';
import { withWriteErrors } from './with-write-errors';

/**
 * Writes a scenario that repeats recorded traffic. Returns the exit code.
 *
 * @param target file to write; by default the recording's name with `.arazzo.yaml`, in the working directory
 * @throws UsageError if the target exists or cannot be written, the configuration or the recording cannot be read, or no recorded call
 *   can be repeated
 * @throws ContractError if the contract cannot be used
 */
export async function record(file: string, target: string | null, flags: Flags, io: Io): Promise<number> {
  const name = basename(file).replace(/\.har$/i, '');
  const scenario = target ?? `${name}.arazzo.yaml`;
  if (existsSync(scenario)) throw new UsageError(`${scenario} exists already; delete it or name another file: record ${file} OUT`);
  const config = loadConfig(flags.config, io.env);
  const { server: configured } = config.settings;
  const server = flags.url ?? (configured === undefined ? null : parseServerUrl(configured, 'server'));
  const contractFile = resolveContractFile(flags, config);
  const contract = await loadContract(contractFile, flags.allowExternalRefs);
  const workflow = name.replaceAll(/[^\w-]+/g, '-');
  const draft = draftScenario(readRecording(file), { contract, contractFile, server, name: workflow === '' ? 'recorded' : workflow });
  const steps = draft.document.workflows[0]?.steps.length ?? 0;
  if (steps === 0) {
    const [reason = `none of its calls belongs to the contract ${contract.title}`] = draft.leftOut;
    throw new UsageError(`${file}: no call can be repeated: ${reason}`);
  }
  withWriteErrors(scenario, () => writeFileSync(scenario, formatDraft(draft, basename(file))));
  io.stdout(
    oneLine(
      `${scenario} written with ${pluralize(steps, 'step')}; ${pluralize(draft.leftOut.length, 'call')} left out. Read it, then add it to \`scenarios\` in the configuration`,
    ),
  );
  return EXIT.clean;
}
