import type { OutputUnit } from '@hyperjump/json-schema/draft-2020-12';

/** Keywords that stand for themselves: what is under them is a way of many, not the fault. */
const OPAQUE_KEYWORDS = new Set(['contains', 'not', 'propertyNames', 'dependentRequired', 'uniqueItems']);

/**
 * The faults themselves out of a tree of errors: the way through references and members is left out, and of
 * alternatives only the one that came nearest counts.
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

/** The leaves of the alternative that the value was meant to be; the alternatives themselves where none stands out. */
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

/** How far a value is from an alternative: another type altogether, another tag in it, or only faults further in. */
function mismatchScore(leaves: readonly OutputUnit[], instance: string): number {
  if (leaves.some((leaf) => leaf.instanceLocation === instance && ['type', 'const', 'enum'].includes(keywordName(leaf)))) return WRONG_TYPE;
  const direct = (leaf: OutputUnit) => leaf.instanceLocation.slice(instance.length + 1).split('/').length === 1;
  return leaves.some((leaf) => direct(leaf) && ['const', 'enum'].includes(keywordName(leaf))) ? 1 : 0;
}

/** A member that fails its own schema may come a second time as one that no schema speaks for. */
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
