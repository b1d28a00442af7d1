import type { Manifest } from 'vite';

/**
 * Returns the names, as keys of the manifest, of chunks and of all that they import statically, each once and before its imports. A name
 * that the manifest lacks is kept.
 */
export function withStaticImports(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const next of manifest[name]?.imports ?? []) follow(next);
  };
  for (const name of names) follow(name);
  return [...found];
}
