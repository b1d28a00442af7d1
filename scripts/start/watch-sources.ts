import { relative } from 'node:path';

/** What a changed file of the stand-in world asks for. */
type Reaction = 'generate' | 'stand-in' | 'third parties';

/** The part of Vite's watcher that is used. */
interface SourceWatcher {
  add(paths: readonly string[]): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
}

interface WatchOptions {
  readonly root: string;
  readonly watcher: SourceWatcher;
  /** Writes generated/ from the contract. */
  readonly generate: () => Promise<void>;
  /** Does nothing for a service that does not run. */
  readonly restart: (service: 'stand-in' | 'third parties') => Promise<void>;
  /** Of all open pages of the site. */
  readonly reload: () => void;
  readonly print: (line: string) => void;
}

/** An editor writes several files, and some of them twice. */
const QUIET_MS = 80;
/** Vite watches the rest of the project. */
const FOLDERS = ['openapi', 'mocks'];
/** Of them the stand-in loads nothing. */
const UNUSED = /\.(test|fixture)\.ts$/;

/** Returns what a change of a file asks for, or undefined. @param path relative to the project, with slashes */
export function reactionTo(path: string): Reaction | undefined {
  if (/^openapi\/.+\.ya?ml$/.test(path)) return 'generate';
  if (!/^mocks\/.+\.ts$/.test(path) || UNUSED.test(path)) return undefined;
  // Their pages are read for each request.
  if (path.startsWith('mocks/third-party/pages/')) return undefined;
  return path.startsWith('mocks/third-party/') ? 'third parties' : 'stand-in';
}

/** Restarts the stand-in after changes of its code or of the contract, and reports it. */
export function watchSources({ root, watcher, generate, restart, reload, print }: WatchOptions): void {
  let changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();

  async function react(paths: readonly string[]): Promise<void> {
    const [first = ''] = paths;
    const files = paths.length === 1 ? first : `${first} and ${String(paths.length - 1)} more`;
    const reactions = new Set(paths.map(reactionTo));
    const begun = performance.now();
    try {
      if (reactions.has('generate')) await generate();
      if (reactions.has('generate') || reactions.has('stand-in')) await restart('stand-in');
      if (reactions.has('third parties')) await restart('third parties');
    } catch (error) {
      return print(`${files}: ${error instanceof Error ? error.message : String(error)}`);
    }
    reload();
    print(`${files} changed: restarted in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  }

  watcher.add(FOLDERS);
  watcher.on('all', (_, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (reactionTo(path) === undefined) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed = new Set();
      work = work.then(() => react(paths));
    }, QUIET_MS);
  });
}
