import { relative } from 'node:path';

/** Reaction to a changed file: the files of the contract are generated and the stand-in is restarted, or only the named server is. */
type Reaction = 'contract' | 'stand-in' | 'third parties';

/** The part of Vite's watcher that is used. */
interface SourceWatcher {
  add(paths: readonly string[]): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
}

interface WatchOptions {
  readonly root: string;
  readonly watcher: SourceWatcher;
  /** Checks the contract and writes generated/ from it. @throws if the contract has problems, and leaves generated/ as it is */
  readonly generate: () => Promise<void>;
  /** Restarts a service. @returns false for a service that does not run */
  readonly restart: (service: 'stand-in' | 'third parties') => Promise<boolean>;
  /** Reloads all open pages of the site. */
  readonly reload: () => void;
  readonly print: (line: string) => void;
}

/** Delay between the last change and its reaction, because an editor writes several files, and some of them twice. */
const QUIET_MS = 80;
/** Folders to watch; Vite watches the rest of the project. */
const FOLDERS = ['openapi', 'mocks'];
/** Files that the stand-in does not load. */
const UNUSED = /\.(test|fixture)\.ts$/;

/** Returns the reaction to a changed file, or undefined. @param path relative to the project, with slashes */
export function reactionTo(path: string): Reaction | undefined {
  if (/^openapi\/.+\.ya?ml$/.test(path)) return 'contract';
  if (!/^mocks\/.+\.(ts|json)$/.test(path) || UNUSED.test(path)) return undefined;
  // The server reads these pages for each request.
  if (path.startsWith('mocks/third-party/pages/')) return undefined;
  return path.startsWith('mocks/third-party/') ? 'third parties' : 'stand-in';
}

/**
 * Generates after a change of the contract, restarts the servers whose code or contract has changed, reloads the pages, and prints
 * what was done or has failed. Reactions run one after another. Watches as long as `watcher` does.
 */
export function watchSources({ root, watcher, generate, restart, reload, print }: WatchOptions): void {
  let changed = new Set<string>();
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();

  async function react(paths: readonly string[], since: number): Promise<void> {
    const files = listFiles(paths);
    const reactions = new Set(paths.map(reactionTo));
    const isContract = reactions.has('contract');
    try {
      if (isContract) await generate();
      const isRestarted = [
        isContract || reactions.has('stand-in') ? await restart('stand-in') : false,
        reactions.has('third parties') ? await restart('third parties') : false,
      ].includes(true);
      reload();
      const done = isRestarted ? 'restarted' : 'reloaded';
      print(`${files} changed: ${isContract ? `generated and ${done}` : done} in ${secondsSince(since)}.`);
    } catch (error) {
      print(`${files}: ${messageOf(error)}`);
    }
  }

  watcher.add(FOLDERS);
  watcher.on('all', (_, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (reactionTo(path) === undefined) return;
    if (changed.size === 0) changedAt = performance.now();
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [paths, since] = [[...changed], changedAt];
      changed = new Set();
      work = work.then(() => react(paths, since));
    }, QUIET_MS);
  });
}

const secondsSince = (time: number) => `${((performance.now() - time) / 1000).toFixed(1)} s`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function listFiles(paths: readonly string[]): string {
  const [first = ''] = paths;
  return paths.length === 1 ? first : `${first} and ${String(paths.length - 1)} more`;
}
