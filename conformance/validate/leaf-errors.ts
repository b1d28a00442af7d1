import type { OutputUnit } from '@hyperjump/json-schema/draft-2020-12';

/** Keywords that stand for themselves: what is under them is a way of many, not the fault. */
const WHOLE = new Set(['contains', 'not', 'propertyNames', 'dependentRequired', 'uniqueItems']);

/**
 * The faults themselves out of a tree of errors: the way through references and members is left out, and of
 * alternatives only the one that came nearest counts.
 */
export function leavesOf(units: readonly OutputUnit[]): OutputUnit[] {
  return withoutEchoes(units.flatMap(leavesUnder));
}

function leavesUnder(unit: OutputUnit): OutputUnit[] {
  const keyword = keywordOf(unit);
  const under = unit.errors ?? [];
  if (under.length === 0 || WHOLE.has(keyword)) return [unit];
  if (keyword === 'anyOf' || keyword === 'oneOf') return nearest(unit, under);
  return leavesOf(under);
}

/** The leaves of the alternative that the value was meant to be; the alternatives themselves where none stands out. */
function nearest(unit: OutputUnit, under: readonly OutputUnit[]): OutputUnit[] {
  const branches = new Map<string, OutputUnit[]>();
  const start = unit.absoluteKeywordLocation.length + 1;
  for (const error of under) {
    const inside = error.absoluteKeywordLocation.startsWith(`${unit.absoluteKeywordLocation}/`);
    const index = inside ? (error.absoluteKeywordLocation.slice(start).split('/', 1)[0] ?? '') : '';
    branches.set(index, [...(branches.get(index) ?? []), error]);
  }
  const ranked = [...branches.values()]
    .map((errors) => leavesOf(errors))
    .map((leaves) => ({ leaves, misfit: misfitOf(leaves, unit.instanceLocation) }))
    .sort((one, other) => one.misfit - other.misfit || one.leaves.length - other.leaves.length);
  const [best, second] = ranked;
  if (best === undefined || best.misfit >= WRONG_TYPE) return [unit];
  if (second !== undefined && best.misfit > 0 && second.misfit === best.misfit && second.leaves.length === best.leaves.length)
    return [unit];
  return best.leaves;
}

const WRONG_TYPE = 2;

/** How far a value is from an alternative: another type altogether, another tag in it, or only faults further in. */
function misfitOf(leaves: readonly OutputUnit[], whole: string): number {
  if (leaves.some((leaf) => leaf.instanceLocation === whole && ['type', 'const', 'enum'].includes(keywordOf(leaf)))) return WRONG_TYPE;
  const direct = (leaf: OutputUnit) => leaf.instanceLocation.slice(whole.length + 1).split('/').length === 1;
  return leaves.some((leaf) => direct(leaf) && ['const', 'enum'].includes(keywordOf(leaf))) ? 1 : 0;
}

/** A member that fails its own schema may come a second time as one that no schema speaks for. */
function withoutEchoes(leaves: readonly OutputUnit[]): OutputUnit[] {
  const closed = (leaf: OutputUnit) => keywordOf(leaf).startsWith('unevaluated');
  const others = leaves.filter((leaf) => !closed(leaf));
  const echo = (leaf: OutputUnit) =>
    others.some(
      ({ instanceLocation }) => instanceLocation === leaf.instanceLocation || instanceLocation.startsWith(`${leaf.instanceLocation}/`),
    );
  return leaves.filter((leaf) => !closed(leaf) || !echo(leaf));
}

const keywordOf = ({ absoluteKeywordLocation }: OutputUnit) => absoluteKeywordLocation.slice(absoluteKeywordLocation.lastIndexOf('/') + 1);
