/** Letters with which the ids in docs/spec begin. Other ids, such as `P1`, count only after the word SPEC. */
const LETTERS = 'ABCDEGKLMNQRSTVW';

const ID = `[${LETTERS}]\\d{1,2}a?`;
const SEPARATOR = '(?:, and |, | and | or | to |–|; )';
const LIST = `${ID}(?:${SEPARATOR}${ID})*`;

/** Pattern of ids directly after the word SPEC. It allows every letter, so that a wrong id such as `SPEC X1` is found. */
const AFTER_SPEC = new RegExp(`\\bSPEC(?:\\.md)?(?: section)? ([A-Z]\\d{1,2}a?(?:${SEPARATOR}${ID})*)(?![\\w])`, 'g');
const IN_PARENTHESES = new RegExp(`(?<=^|[\\s'"\`])\\((${LIST})\\)`, 'g');
const BARE = new RegExp(`(?<![\\w.%#/-])(${LIST})(?![\\w%-])`, 'g');

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*|<!--[\s\S]*?-->/g;

/**
 * Finds the ids of the specification that a file cites: in comments, after the word SPEC, and in parentheses in the
 * titles of tests. In Markdown and YAML the whole text counts.
 *
 * @param file name of the file; its extension decides on the syntax
 * @returns each id once; a range such as `L3 to L7` stands for all ids in it
 */
export function citedIds(file: string, text: string): string[] {
  const isProse = /\.(md|yaml)$/.test(file);
  const isTest = /\.(test|spec)\.\w+$/.test(file);
  const prose = isProse ? text : (text.match(COMMENT) ?? []).join('\n');
  const lists = [
    ...matches(AFTER_SPEC, unwrapped(text)),
    ...matches(BARE, unwrapped(prose)),
    ...(isTest ? matches(IN_PARENTHESES, text) : []),
  ];
  return [...new Set(lists.flatMap(expanded))];
}

/**
 * Reads the ids that a file of docs/spec defines: the bold ids at the start of a list item or a table row.
 *
 * @returns the ids in the order of the file; a repeated id occurs repeatedly
 */
export function definedIds(text: string): string[] {
  return matches(/^(?:- |\| )\*\*([A-Z]\d{1,2}a?)\*\*/gm, text);
}

/** Joins the lines of a comment, because a list of ids may continue on the next line. */
function unwrapped(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
}

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns the ids in a list, with those of its ranges. */
function expanded(list: string): string[] {
  const ids = [...list.matchAll(/([A-Z])(\d+)(a?)/g)];
  return ids.flatMap(([id, letter = '', number = ''], index) => {
    const next = ids[index + 1];
    const isRange = next?.[1] === letter && /^(?: to |–)$/.test(list.slice((ids[index]?.index ?? 0) + id.length, next.index));
    if (!isRange) return [id];
    const from = Number(number);
    return [id, ...Array.from({ length: Math.max(0, Number(next[2]) - from - 1) }, (_, step) => `${letter}${String(from + step + 1)}`)];
  });
}
