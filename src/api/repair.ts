import type { ZodMiniType } from 'zod/mini';

import type { Unknown } from '@generated/api/model/unknown';

import { convert } from './convert';
import type { Slot } from './schema-slots';
import { slotsAlong } from './schema-slots';

/** Issue of zod: a rule that the value at a path breaks. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  /** Issues of each option of a union, with paths relative to it. */
  readonly errors?: readonly (readonly Issue[])[] | undefined;
}

type Path = readonly PropertyKey[];

/** Rules by which a response is repaired. */
export interface RepairRules {
  /** Returns true if a slot may lose its value. */
  readonly mayDrop: (slot: Slot) => boolean;
  /** Returns true for the path of an enum or an amount. */
  readonly mayBeUnknown: (path: Path) => boolean;
}

/**
 * Result of a repair. `value` is the repaired copy, with the paths of the values that were dropped from it and of those that it has
 * as unknown. `issue` is the first that could not be repaired.
 */
export type Repaired =
  | { readonly isValid: true; readonly value: unknown; readonly dropped: readonly Path[]; readonly unknown: readonly Path[] }
  | { readonly isValid: false; readonly issue: Issue | undefined };

/** Mark in the place of a value that the contract does not have (SPEC D23). */
const UNKNOWN: Unknown = 'unknown';

/** Maximum number of passes, each of which drops one level. A response that needs more is invalid. It bounds the work on a hostile one. */
const MAX_PASSES = 6;

/**
 * Converts decimal strings to numbers (SPEC D2), flags to booleans and integer ids to strings. Replaces texts and numbers that an
 * enum or an amount does not allow by `unknown` (SPEC D23). Then drops the smallest droppable part around each other invalid
 * value, or sets it to null if it cannot be absent (SPEC D15). The result is invalid if a list near the root would lose all its items.
 *
 * @param value response, which stays as it is
 * @param issues issues of its validation; only values that they name are converted
 */
export function repair(schema: ZodMiniType, value: unknown, issues: readonly Issue[], { mayDrop, mayBeUnknown }: RepairRules): Repaired {
  const copy = structuredClone({ value });
  const dropped: Path[] = [];
  const flatten = (found: readonly Issue[]) => found.flatMap((issue) => flattened(issue, mayBeUnknown));
  let open = flatten(issues);
  for (const issue of open) convertAt(copy, issue);
  const unknown = flatten(schema.safeParse(copy.value).error?.issues ?? []).flatMap(({ path }) =>
    mayBeUnknown(path) && isTextOrNumber(valueAt(copy, path)) ? [path] : [],
  );
  for (const path of unknown) set(holderOf(copy, path), path.at(-1) ?? '', UNKNOWN);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const found = schema.safeParse(copy.value).error?.issues ?? [];
    open = flatten(found).filter(({ path }) => !(mayBeUnknown(path) && valueAt(copy, path) === UNKNOWN));
    if (open.length === 0) return { isValid: true, value: copy.value, dropped, unknown };
    const slots = open.map(({ path }) => slotsAlong(schema, path).findLast(mayDrop));
    const stuck = slots.indexOf(undefined);
    if (stuck >= 0) return { isValid: false, issue: open[stuck] };
    const droppable = unique(slots.filter((slot) => slot !== undefined));
    if (!dropAll(copy, droppable)) break;
    dropped.push(...droppable.map(({ path }) => path));
  }
  return { isValid: false, issue: open[0] };
}

/**
 * Replaces the issue of a union by those of one option: the one in which only enums and amounts are wrong, else the option with the
 * type of the value.
 */
function flattened(issue: Issue, mayBeUnknown: RepairRules['mayBeUnknown']): Issue[] {
  const options = (issue.errors ?? []).map((issues) =>
    issues.flatMap((inner) => flattened({ ...inner, path: [...issue.path, ...inner.path] }, mayBeUnknown)),
  );
  const fits = (isMet: (path: Path) => boolean) => options.find((issues) => issues.length > 0 && issues.every(({ path }) => isMet(path)));
  return fits(mayBeUnknown) ?? fits((path) => path.length > issue.path.length) ?? [issue];
}

function isTextOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/** Converts a value to the expected type, if possible. */
function convertAt(copy: object, { code, expected, path }: Issue): void {
  if (code !== 'invalid_type') return;
  const key = path.at(-1) ?? 'value';
  const holder = path.length === 0 ? copy : holderOf(copy, path);
  const converted = convert(own(holder, key), expected, key);
  if (converted !== undefined) set(holder, key, converted);
}

/**
 * Drops the values.
 * @returns false if a list that is the response or a member of it would lose all items: an empty list would be a false answer
 */
function dropAll(copy: object, slots: readonly Slot[]): boolean {
  for (const { path, isOptional, isItem } of slots) {
    const [holder, key] = [holderOf(copy, path), path.at(-1) ?? ''];
    if (Array.isArray(holder) && isItem) continue;
    if (isOptional || isItem) Reflect.deleteProperty(Object(holder), key);
    else set(holder, key, null);
  }
  const lists = new Map<unknown[], { indexes: Set<PropertyKey>; depth: number }>();
  for (const { path, isItem } of slots) {
    const holder = holderOf(copy, path);
    if (!Array.isArray(holder) || !isItem) continue;
    const list = lists.get(holder) ?? { indexes: new Set<PropertyKey>(), depth: path.length };
    list.indexes.add(path.at(-1) ?? 0);
    lists.set(holder, list);
  }
  for (const [list, { indexes, depth }] of lists) {
    if (indexes.size === list.length && depth <= 2) return false;
    list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)));
  }
  return true;
}

function unique(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [JSON.stringify(slot.path), slot])).values()];
}

function valueAt(copy: object, path: Path): unknown {
  return own(holderOf(copy, path), path.at(-1) ?? '');
}

function holderOf(copy: object, path: readonly PropertyKey[]): unknown {
  return path.slice(0, -1).reduce<unknown>(own, own(copy, 'value'));
}

function own(holder: unknown, key: PropertyKey): unknown {
  return typeof holder === 'object' && holder !== null ? Object.getOwnPropertyDescriptor(holder, key)?.value : undefined;
}

function set(holder: unknown, key: PropertyKey, value: unknown): void {
  Object.defineProperty(Object(holder), key, { value, enumerable: true, writable: true, configurable: true });
}
