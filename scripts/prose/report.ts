import type { FileProse, Finding } from './find-idioms';

/** Idioms per 1,000 words, for every folder. */
const GOAL = 3;

export interface FolderProse {
  readonly folder: string;
  readonly words: number;
  readonly findings: readonly Finding[];
  readonly rate: number;
  readonly limit: number;
}

/** For files directly in the project's root. */
const ROOT = '(root)';

/** Sums up files by top folder. The goal is the default limit. */
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

/** Marks folders above their limit. */
export function formatTable(folders: readonly FolderProse[]): string[] {
  const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(12) : cell.padStart(9))).join('');
  return [
    row(['folder', 'words', 'idioms', 'per 1000', 'limit']),
    ...folders.map(({ folder, words, findings, rate, limit }) =>
      row([folder, String(words), String(findings.length), rate.toFixed(1), String(limit)]).concat(rate > limit ? '  above' : ''),
    ),
  ];
}

export function formatFinding({ file, line, words, idiom }: Finding): string {
  return `${file}:${String(line)}: "${words}" (${idiom.name}). Write instead: ${idiom.instead}.`;
}
