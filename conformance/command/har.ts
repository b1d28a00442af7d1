import { loadConfig } from '../config/file';
import { addressOf } from '../config/flags';
import type { Flags } from '../config/flags';
import { maskerWith } from '../config/mask-report';
import { contractFileOf } from '../config/settings';
import { UsageError } from '../config/usage-error';
import { judgeRecording } from '../har/check-recording';
import { readRecording } from '../har/recording';
import { oneLine } from '../report/escape';
import type { Io } from './io';
import { conclude } from './conclude';

/** Checks recorded traffic, without a server. */
export async function traffic(file: string, flags: Flags, io: Io): Promise<number> {
  const config = loadConfig(flags.config, io.env);
  const { settings } = config;
  const server = flags.url ?? (settings.server === undefined ? null : addressOf(settings.server, 'server'));
  const entries = readRecording(file);
  const { report, secrets, judged, strangers } = await judgeRecording(entries, {
    contractFile: contractFileOf(flags, config),
    server,
    budget: settings.budget ?? 0,
  });
  if (judged === 0)
    throw new UsageError(
      `none of the ${String(entries.length)} calls in ${file} belongs to the contract ${report.contract.title}${server === null ? '' : ` at ${server.origin}`}`,
    );
  if (strangers.length > 0) {
    const shown = strangers.slice(0, 5).join(', ');
    io.stderr(
      oneLine(`not in the contract, so not judged: ${shown}${strangers.length > 5 ? ` and ${String(strangers.length - 5)} more` : ''}`),
    );
  }
  return conclude({ report, flags, config, threshold: settings.threshold ?? null, masked: maskerWith(secrets) }, io);
}
