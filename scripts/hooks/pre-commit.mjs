// Checks the format of the staged ts, tsx, mjs, css and json files, and the lint of the first three, as they are on the disk, but not in
// generated, public and openapi. Exits with the code of the tool that failed.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand } from '../bootstrap/command.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const staged = execFileSync('git', ['diff', '--cached', '--name-only', '-z', '--diff-filter=ACMR'], { cwd: root, encoding: 'utf8' });
const files = staged.split('\0').filter((file) => /\.(ts|tsx|mjs|css|json)$/.test(file) && !/^(generated|public|openapi)\//.test(file));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
if (files.length > 0) process.exitCode = await runCommand(root, 'oxfmt --check --no-error-on-unmatched-pattern', files);
if (code.length > 0) process.exitCode = (await runCommand(root, 'oxlint --deny-warnings', code)) || process.exitCode;
