/**
 * A pattern of a schema as a regular expression: with the flag that JSON Schema asks for where it bears it.
 *
 * @returns null where it is none that this engine knows
 */
export function compilePattern(pattern: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next flags, or none.
    }
  }
  return null;
}
