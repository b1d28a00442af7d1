import { relative } from 'node:path';

/** What a changed file of the stand-in world asks for. */
type Reaction = 'contract' | 'stand-in' | 'third parties';

/** The part of Vite's watcher that is used. */
interface SourceWatcher {
  add(paths: readonly string[]): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
}

interface WatchOptions {
  readonly root: string;
  readonly watcher: SourceWatcher;
  /** Checks the contract and writes what the stand-in needs of it, in less than a second. @throws if it has problems */
  readonly checkContract: () => Promise<void>;
  /** Writes generated/ from the contract, which takes many seconds. */
  readonly generate: () => Promise<void>;
  /** @returns false for a service that does not run */
  readonly restart: (service: 'stand-in' | 'third parties') => Promise<boolean>;
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
  if (/^openapi\/.+\.ya?ml$/.test(path)) return 'contract';
  if (!/^mocks\/.+\.ts$/.test(path) || UNUSED.test(path)) return undefined;
  // Their pages are read for each request.
  if (path.startsWith('mocks/third-party/pages/')) return undefined;
  return path.startsWith('mocks/third-party/') ? 'third parties' : 'stand-in';
}

/** Restarts the stand-in after changes of its code or of the contract, then generates, and reports both. */
export function watchSources({ root, watcher, checkContract, generate, restart, reload, print }: WatchOptions): void {
  let changed = new Set<string>();
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work = Promise.resolve();
  let generation = Promise.resolve();
  let isGenerationDue = false;

  async function react(paths: readonly string[], since: number): Promise<void> {
    const files = listFiles(paths);
    const reactions = new Set(paths.map(reactionTo));
    const isContract = reactions.has('contract');
    try {
      if (isContract) await checkContract();
    } catch (error) {
      return print(`${files}: ${messageOf(error)}`);
    }
    try {
      const isRestarted = [
        isContract || reactions.has('stand-in') ? await restart('stand-in') : false,
        reactions.has('third parties') ? await restart('third parties') : false,
      ].includes(true);
      reload();
      const done = isRestarted ? `restarted in ${secondsSince(since)}` : 'reloaded';
      print(`${files} changed: ${done}${isContract ? '; generating' : ''}.`);
    } catch (error) {
      print(`${files}: ${messageOf(error)}`);
    }
    if (isContract) generateLater(files, since);
  }

  /** Not at once, because both would take longer. A change while it runs is generated after it. */
  function generateLater(files: string, since: number): void {
    if (isGenerationDue) return;
    isGenerationDue = true;
    generation = generation.then(async () => {
      isGenerationDue = false;
      try {
        await generate();
      } catch (error) {
        return print(`${files}: ${messageOf(error)}`);
      }
      // Vite reloads pages that have loaded a changed file.
      print(`${files}: generated in ${secondsSince(since)}.`);
    });
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
