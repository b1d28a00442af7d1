import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FlagError } from '../flag-error';

/** Changed and new files in memory, so that nothing is written if one of them cannot be changed. */
export type Draft = ReturnType<typeof createDraft>;

/** Creates an empty draft. @param root folder of the project */
export function createDraft(root: string) {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readFileSync(join(root, file), 'utf8');

  return {
    /** Texts of the files by path, relative to the root. */
    files: files as ReadonlyMap<string, string>,
    /** Returns the text of a file, with the changes of the draft. @throws if it does not exist */
    read,
    /** Lists files and folders directly in a folder of the project, without new ones of the draft. */
    list: (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
    /** Adds a new file. @throws {FlagError} if the file exists */
    create(file: string, text: string): void {
      if (files.has(file) || existsSync(join(root, file))) throw new FlagError(`${file} exists: use another name`);
      files.set(file, text);
    },
    /** Changes a file. @throws if nothing changes */
    edit(file: string, change: (text: string) => string): void {
      const text = change(read(file));
      if (text === read(file)) throw new Error(`${file} has no place for the new text.`);
      files.set(file, text);
    },
    /** Inserts a text before an anchor. @throws if the file has the anchor not exactly once */
    insertBefore: (file: string, anchor: string, text: string): void =>
      void files.set(file, replaceOnce(file, read(file), anchor, text + anchor)),
    /** Inserts a text after an anchor. @throws if the file has the anchor not exactly once */
    insertAfter: (file: string, anchor: string, text: string): void =>
      void files.set(file, replaceOnce(file, read(file), anchor, anchor + text)),
  };
}

function replaceOnce(file: string, text: string, anchor: string, replacement: string): string {
  const parts = text.split(anchor);
  if (parts.length !== 2) throw new Error(`${file} has ${JSON.stringify(anchor)} ${String(parts.length - 1)} times, expected once.`);
  return parts.join(replacement);
}
