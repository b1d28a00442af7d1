import type { FileFragments } from './find-fragments';
import type { FileProse, Finding } from './find-idioms';

/** Maximum number of idioms per 1,000 words of a folder without a limit of its own. */
const GOAL = 3;

/** Maximum share of comments without their noun. */
const MAX_FRAGMENTS_PERCENT = 2;

/** Result of a folder. */
export interface FolderProse {
  readonly folder: string;
  readonly words: number;
  /** Idioms and comments without their noun. */
  readonly findings: readonly Finding[];
  /** Number of idioms. */
  readonly idioms: number;
  /** Number of idioms per 1,000 words. */
  readonly rate: number;
  /** Largest permitted rate. */
  readonly limit: number;
  /** Share of comments without their noun, in percent. */
  readonly fragments: number;
}

/** Group of the files directly in the project's root. */
const ROOT = '(root)';

/** Sums up files by top folder. The goal is the default limit. */
export function summarize(files: ReadonlyMap<string, FileProse & FileFragments>, limits: Readonly<Record<string, number>>): FolderProse[] {
  const groups = new Map<string, (FileProse & FileFragments)[]>();
  for (const [file, prose] of files) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : ROOT;
    groups.set(folder, [...(groups.get(folder) ?? []), prose]);
  }
  return [...groups].map(([folder, proses]) => {
    const words = proses.reduce((sum, prose) => sum + prose.words, 0);
    const idioms = proses.flatMap((prose) => prose.findings);
    const comments = proses.reduce((sum, prose) => sum + prose.comments, 0);
    const fragments = proses.flatMap((prose) => prose.fragments);
    return {
      folder,
      words,
      findings: [...idioms, ...fragments],
      idioms: idioms.length,
      rate: words === 0 ? 0 : (idioms.length / words) * 1000,
      limit: limits[folder] ?? GOAL,
      fragments: comments === 0 ? 0 : (fragments.length / comments) * 100,
    };
  });
}

/** Returns true if a folder has too many idioms, or too many comments without their noun. */
export const isAbove = ({ rate, limit, fragments }: FolderProse): boolean => rate > limit || fragments > MAX_FRAGMENTS_PERCENT;

/** Renders a row for each folder. Folders above a limit are marked. */
export function formatTable(folders: readonly FolderProse[]): string[] {
  const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(14))).join('');
  return [
    row(['folder', 'words', 'idioms', 'of 1000 words', 'limit', 'without noun']),
    ...folders.map((folder) =>
      row([
        folder.folder,
        String(folder.words),
        String(folder.idioms),
        folder.rate.toFixed(1),
        String(folder.limit),
        `${folder.fragments.toFixed(1)} %`,
      ]).concat(isAbove(folder) ? '  above' : ''),
    ),
  ];
}

/** Formats a finding as a line of the report: its place, its words, and the wording to use. */
export function formatFinding({ file, line, words, idiom }: Finding): string {
  return `${file}:${String(line)}: "${words}" (${idiom.name}). Write instead: ${idiom.instead}.`;
}
