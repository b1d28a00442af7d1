import type { OutputUnit } from '@hyperjump/json-schema/draft-2020-12';

/** Keywords that are reported themselves: an error nested in them names only one of several ways to satisfy the keyword. */
const OPAQUE_KEYWORDS = new Set(['contains', 'not', 'propertyNames', 'dependentRequired', 'uniqueItems']);

/**
 * Returns the innermost errors, without the errors of `$ref`, `properties` and others that only contain them. Of `anyOf` and
 * `oneOf`, only the errors of the closest alternative are returned, or the keyword's own error if none is the closest.
 */
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

/** Returns the errors of the closest alternative, or the `anyOf` or `oneOf` error itself if none is clearly the closest. */
function closestAlternative(unit: OutputUnit, nested: readonly OutputUnit[]): OutputUnit[] {
  const branches = new Map<string, OutputUnit[]>();
  const start = unit.absoluteKeywordLocation.length + 1;
  for (const error of nested) {
    const inside = error.absoluteKeywordLocation.startsWith(`${unit.absoluteKeywordLocation}/`);
    const index = inside ? (error.absoluteKeywordLocation.slice(start).split('/', 1)[0] ?? '') : '';
    const branch = branches.get(index);
    if (branch === undefined) branches.set(index, [error]);
    else branch.push(error);
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

/** Score of an alternative that expects another type or value. */
const WRONG_TYPE = 2;

/**
 * Returns 2 if the value itself fails `type`, `const` or `enum`, 1 if one of its properties (such as a tag) fails `const` or
 * `enum`, otherwise 0.
 */
function mismatchScore(leaves: readonly OutputUnit[], instance: string): number {
  if (leaves.some((leaf) => leaf.instanceLocation === instance && ['type', 'const', 'enum'].includes(keywordName(leaf)))) return WRONG_TYPE;
  const direct = (leaf: OutputUnit) => leaf.instanceLocation.slice(instance.length + 1).split('/').length === 1;
  return leaves.some((leaf) => direct(leaf) && ['const', 'enum'].includes(keywordName(leaf))) ? 1 : 0;
}

/** Drops the errors of `unevaluatedProperties` and `unevaluatedItems` about values that have another error, at or below them. */
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
