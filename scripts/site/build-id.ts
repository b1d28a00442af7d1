import { execFileSync } from 'node:child_process';

/** The build of a development server: never outdated. */
export const DEVELOPMENT_BUILD = 'development';

/**
 * The id of the build that is being made: BUILD_ID, or the commit when nothing was changed since, or the time. The
 * same commit gives the same id, so that publishing it twice makes nobody reload.
 */
export function buildId(root: string, env: NodeJS.ProcessEnv = process.env): string {
  if (env.BUILD_ID !== undefined && env.BUILD_ID !== '') return env.BUILD_ID;
  return cleanCommit(root) ?? `local-${Date.now().toString(36)}`;
}

function cleanCommit(root: string): string | undefined {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', '--short=12', 'HEAD') : undefined;
  } catch {
    return undefined; // No git, or no repository: an unpacked archive.
  }
}
