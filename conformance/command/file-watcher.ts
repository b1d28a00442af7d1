import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Interval in ms at which files are polled, because shared folders of containers and networks send no events. */
const POLL_INTERVAL = 300;

/** Detects changes of files, also of those that do not exist yet. */
export class FileWatcher {
  private versions = new Map<string, string>();

  constructor(private readonly interval: number = POLL_INTERVAL) {}

  /** Replaces the files. A change of a file that was watched before still counts. */
  setFiles(files: readonly string[]): void {
    this.versions = new Map(files.map((file) => [file, this.versions.get(file) ?? readVersion(file)]));
  }

  /**
   * Waits until a file differs from its version at the last change.
   *
   * @returns the file; null if the signal ended the wait
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

function readVersion(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'missing' : `${String(stats.mtimeMs)} ${String(stats.size)} ${String(stats.ino)}`;
}
