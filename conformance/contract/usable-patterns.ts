import { appendPointer, isRecord } from './pointer';
import { isData, MAP_KEYWORDS } from './references';

/** Pattern that does not compile and cannot be corrected, and the JSON pointer to it. */
export interface UnusablePattern {
  pointer: string;
  pattern: string;
}

/**
 * Returns a document whose patterns compile with the `u` flag, as JSON Schema demands. A pattern that cannot be corrected is left
 * out, because otherwise its whole schema could not be used. A document whose patterns can all stay is not copied. The names of
 * `patternProperties` stay as they are.
 */
export function usablePatterns(document: unknown): { parsed: unknown; unusable: UnusablePattern[] } {
  if (areAllUsable(document, false)) return { parsed: document, unusable: [] };
  const unusable: UnusablePattern[] = [];
  return { parsed: copy(document, '', false), unusable };

  function copy(value: unknown, pointer: string, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item: unknown, index) => copy(item, appendPointer(pointer, index), false));
    if (!isRecord(value)) return value;
    const members = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      const at = appendPointer(pointer, name);
      if (isMap) return [[name, copy(member, at, false)]];
      if (isData(name, member)) return [[name, member]];
      if (name !== 'pattern' || typeof member !== 'string') return [[name, copy(member, at, isRecord(member) && MAP_KEYWORDS.has(name))]];
      const pattern = usablePattern(member);
      if (pattern === null) unusable.push({ pointer: at, pattern: member });
      return pattern === null ? [] : [[name, pattern]];
    });
    return Object.fromEntries(members);
  }
}

/** Returns true if all patterns of a document can stay as they are. */
function areAllUsable(value: unknown, isMap: boolean): boolean {
  if (Array.isArray(value)) return value.every((item) => areAllUsable(item, false));
  if (!isRecord(value)) return true;
  return Object.entries(value).every(([name, member]) => {
    if (isMap) return areAllUsable(member, false);
    if (name === 'pattern' && typeof member === 'string') return usablePattern(member) === member;
    return typeof member !== 'object' || isData(name, member) || areAllUsable(member, MAP_KEYWORDS.has(name) && isRecord(member));
  });
}

/**
 * Returns a pattern with the same meaning that compiles with the `u` flag, the given one if it does and has no delimiters; null if none
 * is found.
 */
function usablePattern(pattern: string): string | null {
  const bare = withoutDelimiters(pattern);
  // `/^` matches nothing, so that its slash is a delimiter although the pattern compiles.
  const given = bare?.startsWith('^') === true ? bare : pattern;
  const variants = [given, withoutNeedlessEscapes(given), bare];
  return variants.find((one) => one !== null && compiles(one)) ?? null;
}

/** Removes the escapes that the `u` flag rejects, because the character needs none: `\-` outside of brackets, `\_`, `\@`. */
const withoutNeedlessEscapes = (pattern: string) =>
  pattern.replaceAll(
    /\\([^A-Za-z0-9^$\\.*+?()[\]{}|/-])|\[((?:[^\]\\]|\\.)*)\]|\\-/g,
    (_, character: string | undefined, inside: string | undefined) => {
      if (character !== undefined) return character;
      if (inside === undefined) return '-';
      return `[${inside.replaceAll(/\\([^A-Za-z0-9^$\\.*+?()[\]{}|/-])/g, '$1').replaceAll(/(\\[dwsDWS])-|-(?=\\[dwsDWS])/g, (_, before: string | undefined) => `${before ?? ''}\\-`)}]`;
    },
  );

/** Removes the delimiters with which PHP writes a pattern: `/…/`. Null if there are none. */
const withoutDelimiters = (pattern: string) => /^\/(.+)\/$/s.exec(pattern)?.[1] ?? null;

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
