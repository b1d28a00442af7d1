import type { OutputUnit } from '@hyperjump/json-schema/draft-2020-12';

/** Errors below these are only one of several ways to satisfy them. */
const OPAQUE_KEYWORDS = new Set(['contains', 'not', 'propertyNames', 'dependentRequired', 'uniqueItems']);

/** Returns leaf errors without references and containers, of the closest alternative only. */
export function collectLeafErrors(units: readonly OutputUnit[]): OutputUnit[] {
  return dropEchoes(units.flatMap(leafErrors));
}

function leafErrors(unit: OutputUnit): OutputUnit[] {
  const keyword = keywordName(unit);
  const nested = unit.errors ?? [];
  if (nested.length === 0 || OPAQUE_KEYWORDS.has(keyword)) return [unit];
  if (keyword === 'anyOf' || keyword === 'oneOf') return closestAlternative(unit, nested);
  return collectLeafErrors(nested);
}

/** Falls back to the unit if no alternative is clearly the closest. */
function closestAlternative(unit: OutputUnit, nested: readonly OutputUnit[]): OutputUnit[] {
  const branches = new Map<string, OutputUnit[]>();
  const start = unit.absoluteKeywordLocation.length + 1;
  for (const error of nested) {
    const inside = error.absoluteKeywordLocation.startsWith(`${unit.absoluteKeywordLocation}/`);
    const index = inside ? (error.absoluteKeywordLocation.slice(start).split('/', 1)[0] ?? '') : '';
    branches.set(index, [...(branches.get(index) ?? []), error]);
  }
  const ranked = [...branches.values()]
    .map((errors) => collectLeafErrors(errors))
    .map((leaves) => ({ leaves, mismatch: mismatchScore(leaves, unit.instanceLocation) }))
    .sort((one, other) => one.mismatch - other.mismatch || one.leaves.length - other.leaves.length);
  const [best, second] = ranked;
  if (best === undefined || best.mismatch >= WRONG_TYPE) return [unit];
  if (second !== undefined && best.mismatch > 0 && second.mismatch === best.mismatch && second.leaves.length === best.leaves.length)
    return [unit];
  return best.leaves;
}

const WRONG_TYPE = 2;

/** 2 for another type, 1 for another tag member, 0 for deeper errors only. */
function mismatchScore(leaves: readonly OutputUnit[], instance: string): number {
  if (leaves.some((leaf) => leaf.instanceLocation === instance && ['type', 'const', 'enum'].includes(keywordName(leaf)))) return WRONG_TYPE;
  const direct = (leaf: OutputUnit) => leaf.instanceLocation.slice(instance.length + 1).split('/').length === 1;
  return leaves.some((leaf) => direct(leaf) && ['const', 'enum'].includes(keywordName(leaf))) ? 1 : 0;
}

/** Drops unevaluated-property errors of members with an error of their own. */
function dropEchoes(leaves: readonly OutputUnit[]): OutputUnit[] {
  const isUnevaluated = (leaf: OutputUnit) => keywordName(leaf).startsWith('unevaluated');
  const others = leaves.filter((leaf) => !isUnevaluated(leaf));
  const isEcho = (leaf: OutputUnit) =>
    others.some(
      ({ instanceLocation }) => instanceLocation === leaf.instanceLocation || instanceLocation.startsWith(`${leaf.instanceLocation}/`),
    );
  return leaves.filter((leaf) => !isUnevaluated(leaf) || !isEcho(leaf));
}

const keywordName = ({ absoluteKeywordLocation }: OutputUnit) =>
  absoluteKeywordLocation.slice(absoluteKeywordLocation.lastIndexOf('/') + 1);
