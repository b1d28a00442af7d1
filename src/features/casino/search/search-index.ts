import { fold, isWithinEditDistance, tokenize } from './fuzzy-match';

/** What is looked for in: a name, and who made it. */
export interface Entry {
  readonly name: string;
  readonly provider: string;
}

/** Finds entries by what people type; see {@link createSearchIndex}. */
export interface SearchIndex {
  /** Takes entries in, the most wanted first. A part at a time holds nobody up. */
  add(entries: readonly Entry[]): void;
  /**
   * @param text what was typed
   * @returns the places of what has every word of it, in the order in which entries were taken in, the best matches
   *   first; a text without a letter or a digit finds nothing
   */
  find(text: string): Uint32Array;
}

// How far what was meant may lie from what was typed; who made it counts for less than the name.
const [EXACT, PREFIX, SUBSTRING, TYPO] = [0, 1, 3, 5];
const PROVIDER_PENALTY = 2;
/** So many words of a text count. */
const MAX_WORDS = 8;
const MAX_SCORE = MAX_WORDS * (TYPO + PROVIDER_PENALTY) + 1;
const NO_MATCH = 255;

interface Word {
  /** Places of the entries whose name, or whose provider, has it. */
  readonly names: number[];
  readonly providers: number[];
}

/**
 * Indexes entries by their words, without accents and capitals. A typed word stands for those that begin with it; where
 * there is none, for those that hold it; where there is none either, for those a slip of the finger away. The words of
 * all names are few beside the names, so each step looks through words and never through entries.
 */
export function createSearchIndex(): SearchIndex {
  const words = new Map<string, Word>();
  /** Names written as one: `asasdosol`. */
  const joined = new Map<string, number[]>();
  let sorted: { readonly words: readonly string[]; readonly joined: readonly string[] } | undefined;
  let size = 0;

  const wordAt = (text: string): Word => {
    const known = words.get(text) ?? { names: [], providers: [] };
    words.set(text, known);
    return known;
  };

  /** The words that a typed one can stand for, each with how far it lies. */
  const candidates = (typed: string, isLoose: boolean): [Word, number][] => {
    sorted ??= { words: [...words.keys()].sort(), joined: [...joined.keys()].sort() };
    const found = withPrefix(sorted.words, typed).map((word): [Word, number] => [wordAt(word), word === typed ? EXACT : PREFIX]);
    const asOne = typed.length < 5 ? [] : withPrefix(sorted.joined, typed);
    found.push(...asOne.map((name): [Word, number] => [{ names: joined.get(name) ?? [], providers: [] }, PREFIX]));
    if (found.length > 0 && !isLoose) return found;
    const holding = typed.length < 3 ? [] : sorted.words.filter((word) => word.includes(typed, 1));
    found.push(...holding.map((word): [Word, number] => [wordAt(word), SUBSTRING]));
    if (found.length > 0 && !isLoose) return found;
    const slips = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
    const near = slips === 0 ? [] : sorted.words.filter((word) => isWithinEditDistance(typed, word, slips));
    return [...found, ...near.map((word): [Word, number] => [wordAt(word), TYPO])];
  };

  const search = (typed: readonly string[], isLoose: boolean): Uint32Array => {
    const matchedWords = new Uint8Array(size);
    const scores = new Uint8Array(size);
    const best = new Uint8Array(size);
    typed.forEach((text, turn) => {
      best.fill(NO_MATCH);
      const see = (places: readonly number[], distance: number) => {
        for (const place of places) if (matchedWords[place] === turn && distance < (best[place] ?? 0)) best[place] = distance;
      };
      for (const [{ names, providers }, distance] of candidates(text, isLoose)) {
        see(names, distance);
        see(providers, distance + PROVIDER_PENALTY);
      }
      for (let place = 0; place < size; place += 1) {
        const distance = best[place] ?? NO_MATCH;
        if (distance === NO_MATCH) continue;
        matchedWords[place] = turn + 1;
        scores[place] = (scores[place] ?? 0) + distance;
      }
    });
    return byScore(matchedWords, scores, typed.length);
  };

  return {
    add(entries) {
      sorted = undefined;
      for (const { name, provider } of entries) {
        const own = new Set(tokenize(name));
        for (const word of own) wordAt(word).names.push(size);
        for (const word of new Set(tokenize(provider))) if (!own.has(word)) wordAt(word).providers.push(size);
        const asOne = tokenize(name).join('');
        const alike = joined.get(asOne);
        if (own.size > 1 && alike === undefined) joined.set(asOne, [size]);
        else alike?.push(size);
        size += 1;
      }
    },
    find(text) {
      const typed = [...new Set(tokenize(fold(text)))].slice(0, MAX_WORDS);
      if (typed.length === 0) return new Uint32Array();
      const found = search(typed, false);
      // Each word may be right by itself and wrong beside the others: `cobra` for `cobre`.
      return found.length > 0 ? found : search(typed, true);
    },
  };
}

/** The places that had every word: by distance, and among equals by their own order. */
function byScore(turns: Uint8Array, far: Uint8Array, wanted: number): Uint32Array {
  const buckets: number[][] = Array.from({ length: MAX_SCORE + 1 }, () => []);
  for (let place = 0; place < turns.length; place += 1) if (turns[place] === wanted) buckets[far[place] ?? MAX_SCORE]?.push(place);
  return Uint32Array.from(buckets.flat());
}

function withPrefix(list: readonly string[], start: string): readonly string[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (list[end]?.startsWith(start) === true) end += 1;
  return list.slice(low, end);
}
