// `npm run new -- KIND NAME`: writes the skeleton of an endpoint, page, scenario, brand or event in all its places.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { FlagError } from './flag-error';
import { plan, USAGE } from './new/kinds';
import { absolute } from './project-files';

const BAD_USAGE = 2;
const FORMATTED = /\.(tsx?|json|yaml|md)$/;

try {
  start(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof FlagError)) throw error;
  console.error(`${error.message} (${USAGE})`);
  process.exitCode = BAD_USAGE;
}

function start(argv: readonly string[]): void {
  const { kind, files, copies } = plan(absolute('.'), argv);
  const created = [...files.keys()].filter((file) => !existsSync(absolute(file)));
  for (const [file, text] of files) {
    mkdirSync(dirname(absolute(file)), { recursive: true });
    writeFileSync(absolute(file), text);
  }
  for (const [file, from] of copies) copyFileSync(absolute(from), absolute(file));
  run(['oxfmt', ...[...files.keys()].filter((file) => FORMATTED.test(file))]);
  for (const command of kind.after) run(command);
  for (const file of files.keys()) console.log(`${created.includes(file) ? 'new    ' : 'changed'} ${file}`);
  for (const file of copies.keys()) console.log(`new     ${file}`);
  console.log(`Next: ${kind.howTo}. Then \`npm run test:changed\`.`);
}

/** A failure is shown and ends nothing: the files are there to be corrected. */
function run([program, ...args]: readonly [string, ...string[]]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: absolute('.'), encoding: 'utf8' });
  if (status !== 0) console.error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}
