import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isObject, members } from './json';
import type { Json } from './json';
import { sourceFiles } from './locate';
import { parseSource } from './parse-source';

/** Path or event of a tag file that the root document does not name. */
export interface UnnamedPath {
  readonly file: string;
  /** Path template or event name. */
  readonly name: string;
  readonly section: 'paths' | 'webhooks';
}

/**
 * Finds paths and events of a tag file that the root document does not name: the bundle lacks them, and no other rule can
 * see them.
 * @param root of the project
 */
export function unnamedPaths(root: string): UnnamedPath[] {
  const [rootFile = '', ...others] = sourceFiles(root);
  const read = (file: string) => parseSource(join(root, file), readFileSync(join(root, file), 'utf8'));
  const document = read(rootFile);
  return others.flatMap((file) => {
    const tag = read(file);
    return (['paths', 'webhooks'] as const).flatMap((section) => {
      const named = new Set(names(document, section));
      return names(tag, section).flatMap((name) => (named.has(name) ? [] : [{ file, name, section }]));
    });
  });
}

const names = (document: Json, section: string) => (isObject(document) ? members(document[section]).map(([name]) => name) : []);
