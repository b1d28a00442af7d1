/** A text without accents and capitals, for comparing what people type. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The words of a text, folded: `Fúria d’Água 2` gives `furia`, `d`, `agua`, `2`. */
export function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** No word that anybody types is longer; what is beyond is not compared. */
const MAX_WORD_LENGTH = 40;

// One set of rows for all comparisons: thousands are made at every key.
const rows = [new Uint8Array(MAX_WORD_LENGTH + 1), new Uint8Array(MAX_WORD_LENGTH + 1), new Uint8Array(MAX_WORD_LENGTH + 1)] as const;

/**
 * Whether what was typed is the beginning of a word, but for so many letters too many, too few, wrong or swapped.
 *
 * @param typed folded, at least one letter
 * @param word folded
 * @param maxEdits how many slips are forgiven
 */
export function isWithinEditDistance(typed: string, word: string, maxEdits: number): boolean {
  const [height, width] = [Math.min(typed.length, MAX_WORD_LENGTH), Math.min(word.length, MAX_WORD_LENGTH, typed.length + maxEdits)];
  if (width < height - maxEdits) return false;
  let [before, above, row]: Uint8Array[] = [...rows];
  if (before === undefined || above === undefined || row === undefined) return false;
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let line = 1; line <= height; line += 1) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      let cost = Math.min((above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > maxEdits) return false;
    [before, above, row] = [above, row, before];
  }
  for (let column = 0; column <= width; column += 1) if ((above[column] ?? 0) <= maxEdits) return true;
  return false;
}
