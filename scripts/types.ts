// Type-checks the site, which knows no types of Node, and then everything. Code that is in both is reported once. Arguments are passed
// to the compiler. The exit code is 1 if there is an error.
import { spawnSync } from 'node:child_process';

const PROJECTS = [
  ['the site', 'tsconfig'],
  ['everything', 'tsconfig.node'],
] as const;
const MAX_OUTPUT_BYTES = 2 ** 26;

const errors = new Set<string>();
for (const [name, project] of PROJECTS) {
  console.log(`Checking the types of ${name}.`);
  // Incremental: a second run takes a seventh of the time.
  const cache = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.tsbuildinfo`];
  const compiler = ['node_modules/typescript7/bin/tsc', '-p', `${project}.json`, ...cache, ...process.argv.slice(2)];
  const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
  if (status !== 0) process.exitCode = 1;
  // The lines of an error after its first are indented.
  for (const error of `${stdout}${stderr}`.trimEnd().split(/\n(?=\S)/)) {
    if (error !== '' && !errors.has(error)) console.log(error);
    errors.add(error);
  }
}
errors.delete('');
if (process.exitCode === 1) console.log(`${String(errors.size)} ${errors.size === 1 ? 'error' : 'errors'}`);
