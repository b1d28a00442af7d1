import type { Finding } from './find-idioms';
import type { Idiom } from './idioms';
import { commentsOfFile } from './prose-of-file';

/** Expression for a first word that lacks its noun, unless a verb follows. */
const OPENING =
  /^(?:Of|In|As|From|For|Within|Between|Without|With|By|At|To|Before|After|While|Until|Whose|Among|On|Only|Not|Else|Since|Across|Under|Over|During|Per)\b/;
/** Expression for the verbs that are recognized anywhere in the sentence. */
const AUXILIARY = /\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|could|may|might|must|will|would|should)\b/;
/** Expression for a subject and its verb after the opening, as in "In a worker the request fails". */
const CLAUSE = /^\w+\b[^,]*,? (?:an?|the|its|their|each|every|no|all|it|they|this|that|another|other) \w+ (?:\w+ )?\w+s\b/;

const FRAGMENT: Idiom = {
  name: 'comment without its noun',
  pattern: OPENING,
  instead:
    'the noun first, so that the comment can be read alone: "Ids that existed before the request". If it then says no more than the name, delete it',
};

/** Comments of a file without their noun, and the number of all its comments. */
export interface FileFragments {
  readonly fragments: readonly Finding[];
  readonly comments: number;
}

/**
 * Finds comments whose first sentence begins with a preposition, or a word such as `Only`, and has no verb: their noun is only in the code
 * below. Returns none for Markdown.
 */
export function findFragments(file: string, text: string): FileFragments {
  if (file.endsWith('.md')) return { fragments: [], comments: 0 };
  const comments = commentsOfFile(file, text);
  const fragments = comments.flatMap((comment): Finding[] => {
    const [sentence = ''] = comment.text.replaceAll(/\s+/g, ' ').split(/(?<=[.;:])\s/);
    if (!OPENING.test(sentence) || AUXILIARY.test(sentence) || CLAUSE.test(sentence)) return [];
    return [{ file, line: text.slice(0, comment.offset).split('\n').length, words: sentence, idiom: FRAGMENT }];
  });
  return { fragments, comments: comments.length };
}
