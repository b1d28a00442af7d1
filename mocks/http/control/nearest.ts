/** Maximum number of valid values in a message. */
const MAX_LISTED = 20;
/** Number of values in a message if more than `MAX_LISTED` are valid. */
const MAX_NEAREST = 5;

/**
 * Returns a sentence with the valid values, those most like the wrong one first. It begins with a space, to be appended to a
 * message that ends with a full stop. A long list is cut to the nearest. '' if no value is valid.
 */
export function suggestNearest(valid: readonly string[], wrong = ''): string {
  if (valid.length === 0) return '';
  const ranked = rankByLikeness(wrong, valid);
  if (valid.length <= MAX_LISTED) return ` There are: ${ranked.join(', ')}.`;
  return ` Nearest of ${String(valid.length)}: ${ranked.slice(0, MAX_NEAREST).join(', ')}.`;
}

/** Returns names by likeness to a text, the most alike first, by shared pairs of letters in any case (Dice). */
function rankByLikeness(text: string, names: readonly string[]): string[] {
  const wanted = letterPairs(text);
  const likeness = (name: string) => {
    const own = letterPairs(name);
    return [...own].filter((pair) => wanted.has(pair)).length / (own.size + wanted.size);
  };
  return names.toSorted((one, other) => likeness(other) - likeness(one));
}

const letterPairs = (text: string) => new Set(Array.from(text.toLowerCase(), (letter, at) => letter + (text[at + 1] ?? '').toLowerCase()));
