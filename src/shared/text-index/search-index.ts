import { fold, isPrefixWithinEdits, tokenize } from './fuzzy-match';

interface Entry {
  readonly name: string;
  /** Words that are found as well, but ranked below the name, such as the provider of a game. */
  readonly keywords: string;
}

export interface SearchIndex {
  /** Appends entries, most popular first. Split large lists to keep tasks short. */
  add(entries: readonly Entry[]): void;
  /**
   * Returns the indexes of entries, counted in order of insertion, that match every word: best score first, then lower indexes. Only
   * the first 8 different words count. A text without letters and digits matches nothing.
   */
  find(text: string): Uint32Array;
}

// Scores of a match, of which 0 is best. A match in the keywords adds a penalty.
const [EXACT, PREFIX, SUBSTRING, TYPO] = [0, 1, 3, 5];
const KEYWORD_PENALTY = 2;
/** Maximum number of typed words that are searched. */
const MAX_WORDS = 8;
/** Score that no match has. */
const MAX_SCORE = MAX_WORDS * (TYPO + KEYWORD_PENALTY) + 1;
/** Score of a word that does not match. */
const NO_MATCH = 255;

interface Word {
  /** Indexes of entries with this word in their name, or in their keywords. */
  readonly names: number[];
  readonly keywords: number[];
}

/**
 * Indexes entries by their words, ignoring accents and case. A typed word matches by prefix, else as a substring, else
 * by edit distance. Matching scans the words, which are far fewer than the entries.
 */
export function createSearchIndex(): SearchIndex {
  const words = new Map<string, Word>();
  /** Entries by name without spaces, such as `asasdosol`. */
  const joined = new Map<string, number[]>();
  let sorted: { readonly words: readonly string[]; readonly joined: readonly string[] } | undefined;
  let size = 0;

  const wordAt = (text: string): Word => {
    const known = words.get(text) ?? { names: [], keywords: [] };
    words.set(text, known);
    return known;
  };

  /**
   * Returns words that match, with the score of the match. Short texts would match too much: a name without spaces needs 5 typed
   * letters, a substring 3, one edit 4 and two edits 8. `isLoose` includes all kinds of match, otherwise the first kind with a match.
   */
  const candidates = (typed: string, isLoose: boolean): [Word, number][] => {
    sorted ??= { words: [...words.keys()].sort(), joined: [...joined.keys()].sort() };
    const found = withPrefix(sorted.words, typed).map((word): [Word, number] => [wordAt(word), word === typed ? EXACT : PREFIX]);
    const joinedNames = typed.length < 5 ? [] : withPrefix(sorted.joined, typed);
    found.push(...joinedNames.map((name): [Word, number] => [{ names: joined.get(name) ?? [], keywords: [] }, PREFIX]));
    if (found.length > 0 && !isLoose) return found;
    const containing = typed.length < 3 ? [] : sorted.words.filter((word) => word.includes(typed, 1));
    found.push(...containing.map((word): [Word, number] => [wordAt(word), SUBSTRING]));
    if (found.length > 0 && !isLoose) return found;
    const maxEdits = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
    const similar = maxEdits === 0 ? [] : sorted.words.filter((word) => isPrefixWithinEdits(typed, word, maxEdits));
    return [...found, ...similar.map((word): [Word, number] => [wordAt(word), TYPO])];
  };

  const search = (typed: readonly string[], isLoose: boolean): Uint32Array => {
    const matchedWords = new Uint8Array(size);
    const scores = new Uint8Array(size);
    const best = new Uint8Array(size);
    typed.forEach((text, wordIndex) => {
      best.fill(NO_MATCH);
      const mark = (entryIndexes: readonly number[], score: number) => {
        for (const index of entryIndexes) if (matchedWords[index] === wordIndex && score < (best[index] ?? 0)) best[index] = score;
      };
      for (const [{ names, keywords }, score] of candidates(text, isLoose)) {
        mark(names, score);
        mark(keywords, score + KEYWORD_PENALTY);
      }
      for (let index = 0; index < size; index += 1) {
        const score = best[index] ?? NO_MATCH;
        if (score === NO_MATCH) continue;
        matchedWords[index] = wordIndex + 1;
        scores[index] = (scores[index] ?? 0) + score;
      }
    });
    return byScore(matchedWords, scores, typed.length);
  };

  return {
    add(entries) {
      sorted = undefined;
      for (const { name, keywords } of entries) {
        const nameWords = new Set(tokenize(name));
        for (const word of nameWords) wordAt(word).names.push(size);
        for (const word of new Set(tokenize(keywords))) if (!nameWords.has(word)) wordAt(word).keywords.push(size);
        const joinedName = tokenize(name).join('');
        const sameName = joined.get(joinedName);
        if (nameWords.size > 1 && sameName === undefined) joined.set(joinedName, [size]);
        else sameName?.push(size);
        size += 1;
      }
    },
    find(text) {
      const typed = [...new Set(tokenize(fold(text)))].slice(0, MAX_WORDS);
      if (typed.length === 0) return new Uint32Array();
      const found = search(typed, false);
      // The second search is loose: words can match alone but not together, as `cobra` typed for `cobre`.
      return found.length > 0 ? found : search(typed, true);
    },
  };
}

/** Returns the indexes of entries that match all words, best score first, then lower indexes. */
function byScore(matchedWords: Uint8Array, scores: Uint8Array, wordCount: number): Uint32Array {
  const buckets: number[][] = Array.from({ length: MAX_SCORE + 1 }, () => []);
  for (let index = 0; index < matchedWords.length; index += 1)
    if (matchedWords[index] === wordCount) buckets[scores[index] ?? MAX_SCORE]?.push(index);
  return Uint32Array.from(buckets.flat());
}

/** Returns the texts of a sorted list that begin with a prefix. */
function withPrefix(list: readonly string[], prefix: string): readonly string[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (list[end]?.startsWith(prefix) === true) end += 1;
  return list.slice(low, end);
}
