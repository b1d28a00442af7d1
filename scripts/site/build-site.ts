import { spawnSync } from 'node:child_process';

/** Builds the site of the working directory to `dist/`, and prints only warnings and errors. @returns true if it succeeded */
export function buildSite(): boolean {
  const argv = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  return spawnSync(process.execPath, argv, { stdio: 'inherit' }).status === 0;
}
