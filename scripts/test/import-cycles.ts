import type { Manifest } from 'vite';

/**
 * Finds chunks whose static imports lead back to themselves: one of them would run before a chunk that it needs.
 * @returns a text for each cycle, with the files of its chunks
 */
export function importCycles(manifest: Manifest): string[] {
  const finished = new Set<string>();
  const cycles: string[] = [];
  const follow = (name: string, path: readonly string[]) => {
    const start = path.indexOf(name);
    if (start >= 0) cycles.push([...path.slice(start), name].map((part) => manifest[part]?.file ?? part).join(' → '));
    if (start >= 0 || finished.has(name)) return;
    for (const next of manifest[name]?.imports ?? []) follow(next, [...path, name]);
    finished.add(name);
  };
  for (const name of Object.keys(manifest)) follow(name, []);
  return cycles;
}
