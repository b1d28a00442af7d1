import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the documents of the package: how to use it as its README, and what the stand-in can do.
 * @throws if the package has a folder `docs`
 */
export function writeDocuments(root: string, packageDir: string): void {
  const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
  writeFileSync(join(packageDir, 'README.md'), withOwnLinks(read('use-from-another-project.md'), 'docs/'));
  mkdirSync(join(packageDir, 'docs'));
  writeFileSync(join(packageDir, 'docs/stand-in.md'), withOwnLinks(read('stand-in.md'), ''));
}

/** Turns links to files of this repository into text, and leaves pictures out. @param folder of stand-in.md */
function withOwnLinks(markdown: string, folder: string): string {
  return markdown
    .replaceAll(/^(!\[.*|<img .*)\n\n?/gm, '')
    .replaceAll('](stand-in.md', `](${folder}stand-in.md`)
    .replaceAll(/\[([^\]]+)\]\((?!https?:|#|(?:docs\/)?stand-in\.md)[^)]+\)/g, '$1');
}
