import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const AT_ONCE = /(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g;
const LATER = /import\("(\.{1,2}\/[^"]+)"\)/g;

/**
 * A bundled module and every module beside it that it needs.
 *
 * @param later whether what it loads while it runs is needed too
 */
export function closureOf(entry: string, { later }: { later: boolean }): string[] {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(file, 'utf8');
    for (const pattern of later ? [AT_ONCE, LATER] : [AT_ONCE]) {
      for (const [, path = ''] of code.matchAll(pattern)) waiting.push(join(dirname(file), path));
    }
  }
  return [...found];
}
