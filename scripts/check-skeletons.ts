// Adds scenario, pages and endpoints by `npm run new` to a temporary copy of the project. Types, lint, format and tests must pass without
// further changes. Prints each command that fails, and exits with 1 then.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { absolute } from './project-files';

/** Arguments of each run of `npm run new`. */
const ADDED = [
  ['scenario', 'empty-wallet'],
  ['page', 'receipts'],
  ['page', 'tips', '--public', '/dicas'],
  ['endpoint', 'open-bets'],
  ['endpoint', 'jackpots', '--tag', 'lobby', '--list'],
  ['endpoint', 'seals', '--tag', 'favorites', '--list', '--player'],
] as const;

/** Folders in which `npm run new` changes or adds files, and whose tests are run. */
const TESTED_CHANGES = [
  'conformance/scenarios',
  'mocks/http',
  'mocks/scenarios',
  'src/features/account/header',
  'src/features/page-parts',
  'src/features/receipts',
  'src/features/tips',
  'tests/architecture',
  'tests/contract',
];

/**
 * Folders and files in which `npm run new` changes or adds something. Their format is checked. Those in src, mocks and tests are linted.
 */
const CHANGED = [...TESTED_CHANGES, 'docs', 'openapi', 'scripts/page-addresses.ts', 'src/app', 'src/routes', 'src/product'];

/** Folders and files whose tests are run. */
const TESTED = [...TESTED_CHANGES, 'scripts/contract', 'src/app/pages.test.tsx', 'src/app/sections.test.tsx'];

/** Environment in which the programs of packages are found, also without npm. */
const env = { ...process.env, PATH: `${absolute('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` };

const tsc = (project: string) => ['node', 'node_modules/typescript7/bin/tsc', '-p', project] as const;

const folder = mkdtempSync(join(tmpdir(), 'new-'));
try {
  copyProject(folder);
  for (const args of ADDED) run(['node', '--import', 'tsx', 'scripts/new.ts', ...args]);
  run(tsc('tsconfig.json'));
  run(tsc('tsconfig.node.json'));
  run(['oxlint', '--type-aware', '--deny-warnings', ...CHANGED.filter((path) => /^(src|mocks|tests)\//.test(path))]);
  run(['oxfmt', '--check', ...CHANGED]);
  run(['vitest', 'run', '--reporter=minimal', '--silent=passed-only', ...TESTED]);
} finally {
  rmSync(folder, { recursive: true });
}

/** Copies the files that Git would commit. */
function copyProject(target: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: absolute('.'), encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(absolute(file), join(target, file));
  }
  symlinkSync(absolute('node_modules'), join(target, 'node_modules'), 'junction');
}

function run([program, ...args]: readonly [string, ...string[]]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
  if (status === 0) return;
  process.exitCode = 1;
  console.log(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}
