import { DOC_OPENING, IDIOMS, type Idiom } from './idioms';
import { functionDocOpenings, proseOfFile } from './prose-of-file';

/** Place of an idiom in a file: the line from 1, and the words that match. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly words: string;
  readonly idiom: Idiom;
}

/** Idioms of a file, and the number of words of its prose. */
export interface FileProse {
  readonly findings: readonly Finding[];
  readonly words: number;
}

/** Finds idioms, each place once and in order. */
export function findIdioms(file: string, text: string): FileProse {
  const prose = proseOfFile(file, text);
  const byOffset = new Map<number, Finding>();
  const add = (offset: number, words: string, idiom: Idiom) => {
    if (!byOffset.has(offset)) byOffset.set(offset, { file, line: lineAt(text, offset), words: words.replaceAll(/\s+/g, ' '), idiom });
  };
  if (!file.endsWith('.md')) {
    for (const { word, offset } of functionDocOpenings(text)) if (word.search(DOC_OPENING.pattern) === 0) add(offset, word, DOC_OPENING);
  }
  for (const idiom of IDIOMS) for (const match of prose.matchAll(idiom.pattern)) add(match.index, match[0], idiom);
  const findings = [...byOffset].toSorted(([one], [other]) => one - other).map(([, finding]) => finding);
  return { findings, words: prose.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0 };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
