import { fold, words } from './fold';

/** Which games a text finds; see {@link createVocabulary}. */
export interface Vocabulary {
  /**
   * The games that have every word of a text, by their places in the list given.
   *
   * @param text what was typed; a text without a letter or a digit finds nothing
   */
  find(text: string): Uint8Array;
}

/**
 * Indexes names by their words. A typed word stands for every word that begins with it; where there is none,
 * for those that hold it; where there is none either, for those a slip of the finger away.
 *
 * The words of all names are few beside the names, so each step looks through words and never through names.
 *
 * @param names the names, in the order in which results number them
 */
export function createVocabulary(names: readonly string[]): Vocabulary {
  const postings = new Map<string, number[]>();
  names.forEach((name, index) => {
    for (const word of new Set(words(name))) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [index]);
      else list.push(index);
    }
  });
  const known = [...postings.keys()].sort();

  const meant = (typed: string): string[] => {
    const beginning = beginningWith(known, typed);
    if (beginning.length > 0) return beginning;
    const holding = typed.length < 3 ? [] : known.filter((word) => word.includes(typed));
    if (holding.length > 0) return holding;
    const slips = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
    return slips === 0 ? [] : known.filter((word) => isNear(typed, word, slips));
  };

  return {
    find(text) {
      const typed = words(fold(text));
      const found = new Uint8Array(names.length);
      typed.forEach((word, turn) => {
        for (const candidate of meant(word)) {
          for (const index of postings.get(candidate) ?? []) if (found[index] === turn) found[index] = turn + 1;
        }
      });
      return found.map((count) => (typed.length > 0 && count === typed.length ? 1 : 0));
    },
  };
}

function beginningWith(sorted: readonly string[], start: string): string[] {
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

/** Whether the beginning of a word is at most so many insertions, losses, swaps or mistakes away from what was typed. */
function isNear(typed: string, word: string, slips: number): boolean {
  if (word.charAt(0) !== typed.charAt(0) || word.length < typed.length - slips) return false;
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
  return row.some((cost) => cost <= slips);
}
