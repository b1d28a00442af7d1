import type { Change, Comparison } from './redocly';

/** Changes between two versions of a contract. A version is '' if the contract has none. */
export interface DiffResult {
  breaking: readonly Change[];
  harmless: readonly Change[];
  versions: { old: string; updated: string };
  /** True if a breaking change comes without a new major version (below 1.0: minor version). */
  fails: boolean;
}

/** Separates breaking changes from harmless ones. */
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
 * Returns true if semantic versioning allows breaking changes between two versions: the major version is higher, or below 1.0 the
 * minor one. False for versions that do not begin with three numbers, such as `1.2`.
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
