// Most segments have nothing to escape, and a run handles hundreds of thousands.
const escapeSegment = (segment: string): string => (/[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment);

/** Returns the unescaped segments; none for `''`. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return [];
  const segments = pointer.slice(1).split('/');
  return pointer.includes('~') ? segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')) : segments;
}

export const appendPointer = (pointer: string, ...segments: readonly (string | number)[]): string =>
  [pointer, ...segments.map((segment) => escapeSegment(String(segment)))].join('/');

/** Returns true for objects, except null and arrays. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a pointer; undefined if none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let current = value;
  for (const segment of parsePointer(pointer)) {
    if (Array.isArray(current)) current = current[Number(segment)] as unknown;
    else if (isRecord(current) && Object.hasOwn(current, segment)) current = current[segment];
    else return undefined;
  }
  return current;
}
