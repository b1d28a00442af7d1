/** One segment of a JSON pointer, escaped. */
export const escapeSegment = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** The segments of a JSON pointer, unescaped. `''` has none. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '' || pointer === '/') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A pointer to a member of what another one points at. */
export const appendPointer = (pointer: string, ...segments: readonly (string | number)[]): string =>
  [pointer, ...segments.map((segment) => escapeSegment(String(segment)))].join('/');

/** Whether a value is an object with members: neither null nor an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a pointer points at.
 *
 * @returns undefined where there is nothing
 */
export function valueAt(value: unknown, pointer: string): unknown {
  let here = value;
  for (const segment of parsePointer(pointer)) {
    if (Array.isArray(here)) here = here[Number(segment)] as unknown;
    else if (isRecord(here) && Object.hasOwn(here, segment)) here = here[segment];
    else return undefined;
  }
  return here;
}
