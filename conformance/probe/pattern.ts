/** Compiles a pattern, with the `u` flag of JSON Schema if possible. @returns null if the engine does not support the pattern */
export function compilePattern(pattern: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Try the next flags.
    }
  }
  return null;
}
