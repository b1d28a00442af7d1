/** Lowercases a text and removes accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Returns the folded words: `Fúria d’Água 2` gives `furia`, `d`, `agua`, `2`. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Number of letters that are compared. The rest of a longer word is ignored. */
const MAX_WORD_LENGTH = 40;

// The rows are allocated once, because a key press makes thousands of comparisons.
const rows = [new Uint8Array(MAX_WORD_LENGTH + 1), new Uint8Array(MAX_WORD_LENGTH + 1), new Uint8Array(MAX_WORD_LENGTH + 1)] as const;

/**
 * Returns true if a text is a prefix of a word, up to a number of edits (Damerau–Levenshtein distance).
 *
 * @param typed folded, like `word`; at least one letter
 */
export function isPrefixWithinEdits(typed: string, word: string, maxEdits: number): boolean {
  const [height, width] = [Math.min(typed.length, MAX_WORD_LENGTH), Math.min(word.length, MAX_WORD_LENGTH, typed.length + maxEdits)];
  if (width < height - maxEdits) return false;
  let [secondAbove, above, row]: Uint8Array[] = [...rows];
  if (secondAbove === undefined || above === undefined || row === undefined) return false;
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let line = 1; line <= height; line += 1) {
    row[0] = line;
    let rowMin = line;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      let cost = Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, (secondAbove[column - 2] ?? 0) + 1);
      row[column] = cost;
      if (cost < rowMin) rowMin = cost;
    }
    if (rowMin > maxEdits) return false;
    [secondAbove, above, row] = [above, row, secondAbove];
  }
  for (let column = 0; column <= width; column += 1) if ((above[column] ?? 0) <= maxEdits) return true;
  return false;
}
