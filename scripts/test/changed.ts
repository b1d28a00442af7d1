import { spawnSync } from 'node:child_process';

import { build, endToEnd, sampledUnit, type Step, staticChecks, unit } from './steps';

const CODE = /\.(ts|tsx|mjs)$/;
const FORMATTED = /\.(ts|tsx|mjs|md|css|json|yaml)$/;
const SPEC = /^tests\/e2e\/[\w-]+\.spec\.ts$/;
/** The contract and what is generated from it, which nearly all tests import. */
const CONTRACT = /^(openapi|generated)\//;
/** Specs that need a server of their own kind: `npm run test:full`. */
const OTHER_PROJECTS = /\/(worker|panel|workbench|built-styles)\.spec\.ts$/;

/**
 * Lists the files that differ from a commit, with new ones and without deleted ones. The working directory must be the root.
 *
 * @throws if git does not know the commit
 */
export function changedFiles(since: string): string[] {
  const list = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  return [...list('diff', '--name-only', '--diff-filter=d', since, '--'), ...list('ls-files', '--others', '--exclude-standard')];
}

/**
 * Plans the steps that concern changed files: their lint and format, all boundaries, prose and types, the unit tests that import
 * them, and the changed end-to-end tests that need no other server than the built site's. They miss tests that read files without importing
 * them. After a change of the contract, which nearly all tests import, the long ones are left to `npm run test:full`, and `generated/` is
 * compared with the contract.
 *
 * @param since commit of `changedFiles`, since which vitest finds the unit tests
 * @returns groups in sequence, each with parallel lanes of steps
 */
export function planChanged(since: string, files: readonly string[]): readonly (readonly (readonly Step[])[])[] {
  const code = files.filter((file) => CODE.test(file) && !file.startsWith('generated/'));
  const formatted = files.filter((file) => FORMATTED.test(file) && !file.startsWith('generated/'));
  const specs = files.filter((file) => SPEC.test(file) && !OTHER_PROJECTS.test(file));
  const isContract = files.some((file) => CONTRACT.test(file));
  const imported = isContract ? sampledUnit : unit;
  const units: Step = { ...imported, command: [...unit.command, `--changed=${since}`, '--passWithNoTests'], mayBeEmpty: true };
  const names = ['boundaries', 'prose', 'types', ...(isContract ? ['contract lint', 'generation'] : [])];
  const checks: Step[] = [
    ...(code.length === 0 ? [] : [{ name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', ...code] as const }]),
    ...(formatted.length === 0 ? [] : [{ name: 'format', command: ['oxfmt', '--check', ...formatted] as const }]),
    ...staticChecks.filter(({ name }) => names.includes(name)),
  ];
  const browser = specs.length === 0 ? [] : [[[build, endToEnd('end to end', { E2E_ONLY: 'site' }, specs)]]];
  return [[checks, [units]], ...browser];
}
