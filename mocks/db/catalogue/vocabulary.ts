import { fold, tokenize } from './fold';

/** Search in a fixed list of names. */
export interface Vocabulary {
  /** Finds the names that match every word: 1 or 0 per name, by index. Text without letters or digits matches nothing. */
  find(text: string): Uint8Array;
}

/**
 * Indexes names by word. A typed word matches words that start with it; if none, that contain it (from 3 letters); if none, within a
 * small edit distance (from 4 letters). Scanning is cheap: distinct words are far fewer than names.
 */
export function createVocabulary(names: readonly string[]): Vocabulary {
  const postings = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const word of new Set(tokenize(name))) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [index]);
      else list.push(index);
    }
  });
  const known = [...postings.keys()].sort();

  const matchWords = (typed: string): string[] => {
    const beginning = withPrefix(known, typed);
    if (beginning.length > 0) return beginning;
    const holding = typed.length < 3 ? [] : known.filter((word) => word.includes(typed));
    if (holding.length > 0) return holding;
    const maxEdits = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
    return maxEdits === 0 ? [] : known.filter((word) => isFuzzyMatch(typed, word, maxEdits));
  };

  return {
    find(text) {
      const typed = tokenize(fold(text));
      const found = new Uint8Array(names.length);
      typed.forEach((word, turn) => {
        for (const candidate of matchWords(word)) {
          for (const index of postings.get(candidate) ?? []) if (found[index] === turn) found[index] = turn + 1;
        }
      });
      return found.map((count) => (typed.length > 0 && count === typed.length ? 1 : 0));
    },
  };
}

function withPrefix(sorted: readonly string[], start: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(start) === true) end += 1;
  return sorted.slice(low, end);
}

/** Returns true if a prefix of `word` with the same first letter is within `maxEdits` (insert, delete, substitute, transpose). */
function isFuzzyMatch(typed: string, word: string, maxEdits: number): boolean {
  if (word.charAt(0) !== typed.charAt(0) || word.length < typed.length - maxEdits) return false;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[line - 1] === word[column - 1];
      let cost = Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (row[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (line > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  return row.some((cost) => cost <= maxEdits);
}
