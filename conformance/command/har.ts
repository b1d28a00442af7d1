import { loadConfig } from '../config/file';
import { parseServerUrl } from '../config/flags';
import type { Flags } from '../config/flags';
import { createMasker } from '../config/mask-report';
import { resolveContractFile, resolveRecordingThreshold } from '../config/settings';
import { UsageError } from '../config/usage-error';
import { checkRecording } from '../har/check-recording';
import { readRecording } from '../har/recording';
import { oneLine } from '../report/escape';
import type { Io } from './io';
import { conclude } from './conclude';

/**
 * Checks recorded traffic, writes the reports and returns the exit code. If the flags or the configuration name a server, calls to
 * others are ignored. Calls that are not in the contract are not checked: the first five are listed on the standard error.
 *
 * @param file path of a HAR file
 * @throws {ContractError} if the contract cannot be used
 * @throws {UsageError} if the configuration is invalid, no call belongs to the contract, or a file cannot be read or written
 */
export async function checkHar(file: string, flags: Flags, io: Io): Promise<number> {
  const config = loadConfig(flags.config, io.env);
  const { settings } = config;
  const server = flags.url ?? (settings.server === undefined ? null : parseServerUrl(settings.server, 'server'));
  const entries = readRecording(file);
  const { report, secrets, checkedCalls, unknownCalls } = await checkRecording(entries, {
    contractFile: resolveContractFile(flags, config),
    allowExternalRefs: flags.allowExternalRefs,
    server,
    budget: settings.budget ?? 0,
  });
  if (checkedCalls === 0)
    throw new UsageError(
      `none of the ${String(entries.length)} calls in ${file} belongs to the contract ${report.contract.title}${server === null ? '' : ` at ${server.origin}`}`,
    );
  if (unknownCalls.length > 0) {
    const shown = unknownCalls.slice(0, 5).join(', ');
    io.stderr(
      oneLine(
        `not in the contract, so not checked: ${shown}${unknownCalls.length > 5 ? ` and ${String(unknownCalls.length - 5)} more` : ''}`,
      ),
    );
  }
  return conclude({ report, flags, config, threshold: resolveRecordingThreshold(config), mask: createMasker(secrets) }, io);
}
