/** Maximum number of valid values in a message. */
const MAX_LISTED = 20;
/** Number of values if there are more, which fit into one line. */
const MAX_NEAREST = 5;

/**
 * Renders the valid values for a message that ends with a period, those that are most like the wrong one first. A long
 * list is cut to these.
 */
export function suggestNearest(valid: readonly string[], wrong = ''): string {
  if (valid.length === 0) return '';
  const ranked = rankByLikeness(wrong, valid);
  if (valid.length <= MAX_LISTED) return ` There are: ${ranked.join(', ')}.`;
  return ` Nearest of ${String(valid.length)}: ${ranked.slice(0, MAX_NEAREST).join(', ')}.`;
}

/** Compares the pairs of letters of two texts (Dice). Equally like ones keep their order. */
function rankByLikeness(text: string, names: readonly string[]): string[] {
  const wanted = letterPairs(text);
  const likeness = (name: string) => {
    const own = letterPairs(name);
    return [...own].filter((pair) => wanted.has(pair)).length / (own.size + wanted.size);
  };
  return names.toSorted((one, other) => likeness(other) - likeness(one));
}

const letterPairs = (text: string) => new Set(Array.from(text.toLowerCase(), (letter, at) => letter + (text[at + 1] ?? '').toLowerCase()));
