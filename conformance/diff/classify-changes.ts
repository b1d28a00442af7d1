import type { Change, Comparison } from './redocly';

/** What a comparison comes to. */
export interface DiffResult {
  breaking: readonly Change[];
  harmless: readonly Change[];
  versions: { old: string; fresh: string };
  /** Something breaks, and the version does not say so. */
  fails: boolean;
}

/** Sets breaking changes apart; they are lawful with a step of the major version (below 1.0: of the minor one). */
export function classifyChanges({ changes, infoVersions }: Comparison): DiffResult {
  const versions = { old: infoVersions.base ?? '', fresh: infoVersions.revision ?? '' };
  const breaking = changes.filter(({ impact }) => impact === 'major');
  return {
    breaking,
    harmless: changes.filter(({ impact }) => impact !== 'major'),
    versions,
    fails: breaking.length > 0 && !isMajorBump(versions.old, versions.fresh),
  };
}

/** Whether a version allows what breaks, by semantic versioning: below 1.0 the second number counts as the first. */
export function isMajorBump(old: string, fresh: string): boolean {
  const [before, after] = [parseVersion(old), parseVersion(fresh)];
  if (before === null || after === null) return false;
  if (after[0] !== before[0]) return after[0] > before[0];
  return before[0] === 0 && after[1] > before[1];
}

function parseVersion(version: string): readonly [number, number] | null {
  const [, major, minor] = /^v?(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}
