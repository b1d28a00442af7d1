// The test comes first, because a run escapes hundreds of thousands of segments and most have nothing to escape.
const escapeSegment = (segment: string): string => (/[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment);

/** Returns the unescaped segments of a JSON pointer; none for `''` and for `/`. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return [];
  const segments = pointer.slice(1).split('/');
  return pointer.includes('~') ? segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')) : segments;
}

/** Appends segments to a JSON pointer, escaped. */
export function appendPointer(pointer: string, ...segments: readonly (string | number)[]): string {
  let appended = pointer;
  for (const segment of segments) appended += `/${escapeSegment(String(segment))}`;
  return appended;
}

/** Returns true for objects, except null and arrays. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a JSON pointer; undefined if there is none. References are not followed. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const segment of parsePointer(pointer)) current = memberOf(current, segment);
  return current;
}

/** Returns a member of an object or an item of an array; undefined if there is none. @param segment name or index, not escaped */
export function memberOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return value[Number(segment)] as unknown;
  return isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}
