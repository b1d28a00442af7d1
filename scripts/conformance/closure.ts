import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATIC_IMPORT = /(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g;
const DYNAMIC_IMPORT = /import\("(\.{1,2}\/[^"]+)"\)/g;

/**
 * Returns the path of a bundled module, and of all modules that it imports by a relative path in double quotes, directly or indirectly.
 *
 * @param options.includeDynamic true to follow `import()` also
 */
export function moduleClosure(entry: string, { includeDynamic }: { includeDynamic: boolean }): string[] {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const pattern of includeDynamic ? [STATIC_IMPORT, DYNAMIC_IMPORT] : [STATIC_IMPORT]) {
      for (const [, path = ''] of code.matchAll(pattern)) queue.push(join(dirname(file), path));
    }
  }
  return [...found];
}
