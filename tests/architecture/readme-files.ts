import { dirname, posix } from 'node:path';

/** Pattern of TypeScript files in backticks, without placeholders: `app.ts`, `session/token.ts`. */
const CODE_FILE = /`([\w@./-]+\.tsx?)`/g;

/**
 * Finds the TypeScript files that a README names and that do not exist. A path is relative to the README's folder, to the folder
 * above, to the top folder (such as `src`) or to the root. A bare name may be anywhere below the README's folder or its area (such as `src/shared`).
 *
 * @param files paths of all files of the project, relative to its root
 * @returns a message for each name without a file
 */
export function missingFiles(readme: string, text: string, files: readonly string[]): string[] {
  const folder = dirname(readme);
  const area = folder.split('/').slice(0, 2).join('/');
  const exists = (name: string) =>
    [folder, dirname(folder), area.split('/')[0] ?? '', '.'].some((from) => files.includes(posix.join(from, name))) ||
    files.some((file) => file.startsWith(`${area}/`) && file.endsWith(`/${name}`));
  return [...text.matchAll(CODE_FILE)].flatMap(([, name = '']) => (exists(name) ? [] : [`${readme}: ${name} does not exist`]));
}
