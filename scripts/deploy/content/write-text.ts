import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file below a folder, and creates the folders between. */
export async function writeText(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Returns data as formatted JSON with a final line break. */
export function toJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
