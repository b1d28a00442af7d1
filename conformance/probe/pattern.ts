import { TimeLimitError, withTimeLimit } from '../limits';

/** Limits of the two attempts of one comparison, in ms. */
const MATCH_LIMITS_MS = [250, 1000];

/** Patterns of which a comparison did not end. */
const endless = new Set<string>();

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

/**
 * Returns true if a text matches; false also if the comparison does not end, as with `(a+)+$`, or is too large for the engine. A pattern
 * of which one comparison did not end matches no further text.
 *
 * @param expression without the flags `g` and `y`
 */
export function matchesPattern(expression: RegExp, text: string): boolean {
  if (endless.has(expression.source)) return false;
  try {
    return withTimeLimit(MATCH_LIMITS_MS, () => expression.test(text));
  } catch (error) {
    if (error instanceof TimeLimitError) endless.add(expression.source);
    return false;
  }
}
