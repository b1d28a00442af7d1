import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { UsageError } from '../config/usage-error';

const node = z.object({ file: z.string(), line: z.number() });

const change = z.object({
  path: z.string(),
  property: z.string().optional(),
  kind: z.string(),
  impact: z.enum(['major', 'minor', 'patch']),
  verdicts: z.array(z.object({ ruleId: z.string(), impact: z.enum(['major', 'minor', 'patch']), message: z.string(), location: node })),
  base: node.optional(),
  revision: node.optional(),
});

const comparison = z.object({
  infoVersions: z.object({ base: z.string().optional(), revision: z.string().optional() }),
  changes: z.array(change),
});

/**
 * Change as Redocly reports it. `path` is a JSON pointer that begins with `#`. `impact` is the highest of its `verdicts`; `major` breaks
 * clients. `base` and `revision` are its places in the old and the updated file, and undefined in the file that lacks it.
 */
export type Change = z.infer<typeof change>;
/** Result of `redocly diff`: the changes, and the `info.version` of both contracts. */
export type Comparison = z.infer<typeof comparison>;

/**
 * Compares two contracts, by path or URL, with `redocly diff` and its recommended rules, in a process of its own.
 *
 * @throws UsageError if one of them cannot be read
 */
export async function compareContracts(old: string, updated: string): Promise<Comparison> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-diff-'));
  try {
    // This configuration replaces the user's own one, which could change what counts as breaking.
    const config = join(folder, 'redocly.yaml');
    const output = join(folder, 'diff.json');
    writeFileSync(config, 'extends: [diff-recommended]\ntelemetry: off\n');
    const cliOutput = await runRedocly([
      'diff',
      old,
      updated,
      `--config=${config}`,
      '--format=json',
      `--output=${output}`,
      '--fail-on=none',
    ]);
    if (!existsSync(output)) throw new UsageError(`cannot compare ${old} with ${updated}: ${findErrorLine(cliOutput)}`);
    return comparison.parse(JSON.parse(readFileSync(output, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the CLI in its own process. @returns its output */
async function runRedocly(args: readonly string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const child = spawn(process.execPath, [cliFile(), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void output.push(text));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  return output.join('');
}

/** Returns the path of Redocly's CLI: in the package, or else in `node_modules`. */
function cliFile(): string {
  const bundled = join(dirname(fileURLToPath(import.meta.url)), '../redocly/bin/cli.js');
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
}

/** Returns the first line that looks like an error. */
function findErrorLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /not exist|no such|fail|error|cannot|invalid|unsupported|unexpected/i.test(line) && !/deprecat/i.test(line)) ??
    'neither is an OpenAPI document that can be read'
  );
}
