/** Import of one file by another; paths relative to the root. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

/** Expression for tests, which may use what any folder has. */
const IS_TEST = /\.(test|spec|fixture)\.[cm]?[jt]sx?$/;
/**
 * Folders that are left out: the stages of the start, which parts of every layer import, and the generated files, which both ends of a
 * generated client import (.dependency-cruiser.cjs).
 */
const BESIDE_ALL = /^(src\/startup\/stages|generated)\//;

/**
 * Finds folders with the same parent that import each other, directly or through their subfolders. Files of the parent
 * itself belong to none of them. Imports by tests and fixtures do not count.
 *
 * @returns a text for each pair, with an import in both directions
 */
export function findTwoWayFolders(imports: Iterable<FileImport>): string[] {
  const examples = new Map<string, FileImport>();
  for (const { from, to } of imports) {
    if (IS_TEST.test(from) || BESIDE_ALL.test(from) || BESIDE_ALL.test(to)) continue;
    const pair = foldersOf(from, to);
    if (pair !== undefined) examples.set(pair.join(' '), { from, to });
  }
  return [...examples].flatMap(([key, { from, to }]) => {
    const [one = '', other = ''] = key.split(' ');
    const back = examples.get(`${other} ${one}`);
    if (back === undefined || one > other) return [];
    return [`${one} and ${other} import each other: ${from} → ${to}, ${back.from} → ${back.to}`];
  });
}

/** Returns the folders in which two paths part; undefined if one of the files is in the folder that they share. */
function foldersOf(from: string, to: string): readonly [string, string] | undefined {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  if (depth < 0 || depth >= one.length - 1 || depth >= other.length - 1) return undefined;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}
