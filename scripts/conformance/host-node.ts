import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the machine's own Node; the running one if there is no other. */
export function hostNode(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '' && !folder.includes('node_modules'));
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? process.execPath;
}
