import { execFileSync } from 'node:child_process';

/** Build id of the development server, which is never outdated. */
export const DEVELOPMENT_BUILD = 'development';

/**
 * Returns the environment variable BUILD_ID. Without it, returns the commit if the work tree is clean, otherwise the time (SPEC N5).
 * Publishing a commit twice must not make browsers reload.
 */
export function buildId(root: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env.BUILD_ID !== undefined && env.BUILD_ID !== '') return env.BUILD_ID;
  return cleanCommit(root) ?? `local-${Date.now().toString(36)}`;
}

function cleanCommit(root: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', '--short=12', 'HEAD') : undefined;
  } catch {
    return undefined; // Git is not installed, or the folder is no repository.
  }
}
