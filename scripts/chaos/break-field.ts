import { changeAt, type Field, type Operation } from './contract-fields';
import { INJECTED_TEXT } from './injected';
import { hashToFraction } from './random';

/** One way to break a field of a response. */
export interface FieldBreak {
  /** Keys from the root; `[]` is every element of a list. */
  readonly path: readonly string[];
  readonly kind: 'wrong type' | 'null' | 'missing';
  /** Value of the kind `wrong type`. */
  readonly value?: unknown;
}

/**
 * Lists the breaks of a field that the contract forbids: a wrong type and null if it has types and none is null, and absence if it is
 * required.
 */
export function listBreaks({ path, types, isRequired }: Field): FieldBreak[] {
  const breaks: FieldBreak[] = [];
  if (types.length > 0) breaks.push({ path, kind: 'wrong type', value: wrongValueFor(types) });
  if (types.length > 0 && !types.includes('null')) breaks.push({ path, kind: 'null' });
  if (isRequired) breaks.push({ path, kind: 'missing' });
  return breaks;
}

/**
 * Breaks one field of a response in a copy of its body.
 *
 * @param choice the same text always chooses the same field
 * @returns the changed copy, and a name with operation, path and kind of the break; undefined if the body has none of the fields
 */
export function breakOneField(operation: Operation, body: unknown, choice: string): { body: unknown; name: string } | undefined {
  const breaks = operation.fields.flatMap(listBreaks);
  const first = Math.floor(hashToFraction(`${choice} ${operation.id}`) * breaks.length);
  // A field can be absent, for example in an empty list: then the next one is broken.
  for (let index = 0; index < breaks.length; index += 1) {
    const chosen = breaks[(first + index) % breaks.length];
    if (chosen === undefined) continue;
    const changed = structuredClone(body);
    const path = chosen.path.join('.').replaceAll('.[]', '[]');
    if (applyBreak(changed, chosen)) return { body: changed, name: `${operation.id} ${path} ${chosen.kind}` };
  }
  return undefined;
}

/**
 * Applies a break in place, in every element of lists on its path.
 * @returns true if the body had the field
 */
export function applyBreak(body: unknown, { path, kind, value }: FieldBreak): boolean {
  return changeAt(body, path, (owner, key) =>
    kind === 'missing' ? Reflect.deleteProperty(owner, key) : Reflect.set(owner, key, kind === 'null' ? null : value),
  );
}

/** Returns a value of a wrong type that breaks careless code: React cannot render an object, and a text has no `map`. */
function wrongValueFor(types: readonly string[]): unknown {
  return types.includes('string') ? { injected: INJECTED_TEXT } : INJECTED_TEXT;
}
