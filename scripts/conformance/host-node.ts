import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node of the machine rather than the one that the project carries; the present one where there is no other. */
export function hostNode(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '' && !folder.includes('node_modules'));
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? process.execPath;
}
