import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { JsonObject } from './json';

/** File for Spectral. The overrides in .spectral.yaml name it. */
const BUNDLE = '.cache/contract/openapi.json';

interface RedoclyReport {
  problems: { ruleId: string; severity: string; message: string; location: { source: { ref: string }; pointer?: string }[] }[];
}

type SpectralReport = { code: string | number; path: (string | number)[]; message: string; source?: string }[];

/**
 * Returns Redocly's problems and warnings in the source files, one line each (SPEC N16).
 * @param root absolute path of the project's folder
 * @throws with one line if the linter itself fails
 */
export async function redoclyProblems(root: string): Promise<string[]> {
  const report: RedoclyReport = JSON.parse(
    await run(root, 'redocly', ['lint', 'openapi/openapi.yaml', '--format', 'json', '--max-problems', '10000']),
  );
  return report.problems.map(({ ruleId, severity, message, location: [location] }) =>
    line(`redocly ${ruleId}`, `${location?.source.ref ?? ''}${location?.pointer ?? ''}`, `${message} (${severity})`),
  );
}

/**
 * Writes the bundled contract to `.cache/contract/` and returns Spectral's problems and hints in it, one line each.
 * @param root absolute path of the project's folder
 * @throws with one line if the linter itself fails
 */
export async function spectralProblems(root: string, document: JsonObject): Promise<string[]> {
  await mkdir(dirname(join(root, BUNDLE)), { recursive: true });
  await writeFile(join(root, BUNDLE), JSON.stringify(document));
  const arguments_ = ['lint', BUNDLE, '--format', 'json', '--quiet', '--fail-severity', 'hint'];
  const report: SpectralReport = JSON.parse(await run(root, 'spectral', arguments_));
  return report.map(({ code, path, message }) => line(`spectral ${code}`, path.join('.'), message));
}

function line(rule: string, location: string, message: string): string {
  return `${rule}  ${location}  ${message}`.replaceAll(/\s*\n\s*/g, ' ');
}

function run(root: string, command: string, arguments_: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(join(root, 'node_modules/.bin', command), arguments_, { cwd: root, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Linters also exit with an error for problems. Only a failed one prints no report.
      if (/^\s*[[{]/.test(stdout)) resolve(stdout);
      else reject(new Error(`${command} failed: ${(stderr || error?.message || 'no report').trim().replaceAll(/\s*\n\s*/g, ' ')}`));
    });
  });
}
