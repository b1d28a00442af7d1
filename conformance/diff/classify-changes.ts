import type { Change, Comparison } from './redocly';

/** The classified changes between two contracts. */
export interface DiffResult {
  breaking: readonly Change[];
  harmless: readonly Change[];
  versions: { old: string; updated: string };
  /** True if there is a breaking change, but the major version was not raised (below 1.0: the minor one). */
  fails: boolean;
}

/** Separates breaking changes from harmless ones. Breaking ones require a higher major version (below 1.0: minor). */
export function classifyChanges({ changes, infoVersions }: Comparison): DiffResult {
  const versions = { old: infoVersions.base ?? '', updated: infoVersions.revision ?? '' };
  const breaking = changes.filter(({ impact }) => impact === 'major');
  return {
    breaking,
    harmless: changes.filter(({ impact }) => impact !== 'major'),
    versions,
    fails: breaking.length > 0 && !isMajorBump(versions.old, versions.updated),
  };
}

/**
 * Returns true if the updated version may contain breaking changes (semantic versioning): its major version is higher, or
 * below 1.0 its minor version. Returns false if a version cannot be parsed.
 */
export function isMajorBump(old: string, updated: string): boolean {
  const [before, after] = [parseVersion(old), parseVersion(updated)];
  if (before === null || after === null) return false;
  if (after[0] !== before[0]) return after[0] > before[0];
  return before[0] === 0 && after[1] > before[1];
}

function parseVersion(version: string): readonly [number, number] | null {
  const [, major, minor] = /^v?(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}
