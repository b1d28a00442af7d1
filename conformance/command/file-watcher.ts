import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Interval in ms at which files are polled, because shared folders of containers and networks send no events. */
const POLL_INTERVAL = 300;

/** Detects that files change, appear or disappear. */
export class FileWatcher {
  private versions = new Map<string, string>();

  constructor(private readonly interval: number = POLL_INTERVAL) {}

  /** Replaces the watched files. A file that was watched before keeps its version, so that no change is missed. */
  setFiles(files: readonly string[]): void {
    this.versions = new Map(files.map((file) => [file, this.versions.get(file) ?? readVersion(file)]));
  }

  /**
   * Waits until a file differs from its version when it was added, or at the last change.
   *
   * @returns the first changed file, after which changes of the others until now are not returned; null if the signal ended the wait
   */
  async nextChange(signal: AbortSignal): Promise<string | null> {
    while (!signal.aborted) {
      const changed = [...this.versions].find(([file, version]) => readVersion(file) !== version)?.[0];
      if (changed !== undefined) {
        for (const file of this.versions.keys()) this.versions.set(file, readVersion(file));
        return changed;
      }
      await delay(this.interval, undefined, { signal }).catch(() => {});
    }
    return null;
  }
}

/** Returns a text that changes with the file. */
function readVersion(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'missing' : `${String(stats.mtimeMs)} ${String(stats.size)} ${String(stats.ino)}`;
}
