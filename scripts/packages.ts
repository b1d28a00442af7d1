// Checks the licenses of all packages, and known vulnerabilities of those that reach the player. It fails if it finds one, but not if the
// registry gives no answer about vulnerabilities. See SECURITY.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { readAdvisories } from './packages/advisories';
import { findForbiddenLicenses, type LockedPackages } from './packages/licenses';
import { absolute } from './project-files';

const AUDIT_TIMEOUT_MS = 30_000;

const { packages } = JSON.parse(readFileSync(absolute('package-lock.json'), 'utf8')) as { packages: LockedPackages };
const forbidden = findForbiddenLicenses(packages);
for (const line of forbidden) console.log(line);

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: absolute('.'), encoding: 'utf8', timeout: AUDIT_TIMEOUT_MS });
const { found, problem } = readAdvisories(audit.stdout ?? '');
for (const line of found) console.log(line);
console.log(
  problem === undefined ? `${String(found.length)} vulnerable packages reach the player.` : `Vulnerabilities were not checked: ${problem}.`,
);
console.log(`${String(Object.keys(packages).length - 1)} packages, ${String(forbidden.length)} forbidden licenses.`);

if (forbidden.length + found.length > 0) process.exitCode = 1;
