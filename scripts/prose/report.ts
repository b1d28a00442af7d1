import type { FileProse, Finding } from './find-idioms';

/** The goal of every folder, in idioms per 1,000 words of prose. */
export const GOAL = 3;

export interface FolderProse {
  readonly folder: string;
  readonly words: number;
  readonly findings: readonly Finding[];
  /** Idioms per 1,000 words. */
  readonly rate: number;
  readonly limit: number;
}

/** The folder of files that are directly in the project's root. */
export const ROOT = '(root)';

/**
 * Sums up the prose of files by their top folder.
 *
 * @param limits maximum rate per folder; a folder without one has the goal as its limit
 * @returns one entry per folder, in the order of the files
 */
export function summarize(files: ReadonlyMap<string, FileProse>, limits: Readonly<Record<string, number>>): FolderProse[] {
  const groups = new Map<string, FileProse[]>();
  for (const [file, prose] of files) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : ROOT;
    groups.set(folder, [...(groups.get(folder) ?? []), prose]);
  }
  return [...groups].map(([folder, proses]) => {
    const words = proses.reduce((sum, prose) => sum + prose.words, 0);
    const findings = proses.flatMap((prose) => prose.findings);
    return { folder, words, findings, rate: words === 0 ? 0 : (findings.length / words) * 1000, limit: limits[folder] ?? GOAL };
  });
}

/** Renders the table of folders: one line each, with a mark if the folder is above its limit. */
export function formatTable(folders: readonly FolderProse[]): string[] {
  const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(9))).join('');
  return [
    row(['folder', 'words', 'idioms', 'per 1000', 'limit']),
    ...folders.map(({ folder, words, findings, rate, limit }) =>
      row([folder, String(words), String(findings.length), rate.toFixed(1), String(limit)]).concat(rate > limit ? '  above' : ''),
    ),
  ];
}

/** Renders a finding as one line: place, words found, wording to use. */
export function formatFinding({ file, line, words, idiom }: Finding): string {
  return `${file}:${String(line)}: "${words}" (${idiom.name}). Write instead: ${idiom.instead}.`;
}
