/** Character in place of code, so that no phrase matches across it. */
const BREAK = '\u0001';

const STRINGS = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|` + '`(?:\\\\[\\s\\S]|[^`\\\\])*`';
const REGEX = String.raw`\/(?<=[=(,:;!&|?{}[\n]\s*\/)(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const CODE_COMMENT = new RegExp(String.raw`(\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*)|${STRINGS}|${REGEX}`, 'g');
const CSS_COMMENT = /(\/\*[\s\S]*?\*\/)/g;

const TEST_TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\()\s*(?:'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`|"((?:\\.|[^"\\\n])*)")\s*,\s*(?:async\s*)?[({\w]/g;

/** Parts of comments that are no prose: markers, tags with the names they document, code in backticks. */
const NOT_PROSE =
  /^[ \t]*\*(?!\/)|\/\*+|\*+\/|\/\/+|@(?:param|template|typedef|property)\s+(?:\{[^}]*\}\s*)?\S*|@throws\s+(?:\{[^}]*\})?|@\w+|`[^`]*`|\b\w+:\/\/\S+/gm;

/** Parts of Markdown that are no prose: code, link targets, tags and comments, marks of emphasis, short quotes, lines with "- Before:". */
const NOT_PROSE_IN_MARKDOWN =
  /^[ \t]*```[\s\S]*?^[ \t]*```|^[ \t]*- Before:[^\n]*|`[^`\n]*`|"[^"\n]{1,40}"|\]\([^)\n]*\)|<[^>\n]*>|[*_]{1,3}/gm;

/** Returns comments and test titles, or Markdown text. Blanks the rest, which keeps offsets and line numbers. */
export function proseOfFile(file: string, text: string): string {
  if (file.endsWith('.md')) return blankMatches(text, NOT_PROSE_IN_MARKDOWN);
  const titles = /\.(?:test|spec)\.\w+$/.test(file) ? findRanges(text, TEST_TITLE, 3) : [];
  return onlyRanges(text, [...commentRanges(file, text), ...titles]);
}

/** Returns each comment of a file of code with its offset. Line comments without code between them are one. */
export function commentsOfFile(file: string, text: string): { text: string; offset: number }[] {
  const comments = onlyRanges(text, commentRanges(file, text)).matchAll(new RegExp(`[^${BREAK}]*[A-Za-z][^${BREAK}]*`, 'g'));
  return [...comments].map((match) => ({ text: match[0].trim(), offset: match.index + match[0].search(/\S/) }));
}

function commentRanges(file: string, text: string): [number, number][] {
  return findRanges(text, file.endsWith('.css') ? CSS_COMMENT : CODE_COMMENT, 1);
}

function onlyRanges(text: string, ranges: readonly [number, number][]): string {
  let prose = '';
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    if (start < prose.length) continue;
    prose += blank(text.slice(prose.length, start), BREAK) + blankMatches(text.slice(start, end), NOT_PROSE);
  }
  return prose + blank(text.slice(prose.length), BREAK);
}

/** Returns the first word of each function's doc, with its offset. */
export function functionDocOpenings(text: string): { word: string; offset: number }[] {
  return [...text.matchAll(DOC_OF_FUNCTION)].map((match) => ({ word: match[2] ?? '', offset: match.index + (match[1] ?? '').length }));
}

const DECLARATION = [
  String.raw`(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b`,
  String.raw`(?:export\s+)?const\s+\w+\s*(?::[^=\n]+)?=\s*(?:async\s*)?(?:<[^>\n]*>)?\([^\n]*=>`,
  String.raw`(?:readonly\s+)?\w+\??\s*(?:<[^>\n]*>)?\(`,
  String.raw`(?:readonly\s+)?\w+\??:\s*(?:<[^>\n]*>)?\([^\n]*=>`,
].join('|');
const DOC_OF_FUNCTION = new RegExp(String.raw`(\/\*\*[\s*]*)([A-Za-z]+)(?:(?!\*\/)[\s\S])*\*\/\s*\n\s*(?:${DECLARATION})`, 'g');

function findRanges(text: string, pattern: RegExp, groups: number): [number, number][] {
  return [...text.matchAll(pattern)].flatMap((match): [number, number][] => {
    const found = match.slice(1, groups + 1).find((group) => group !== undefined);
    if (found === undefined) return [];
    const start = match.index + match[0].indexOf(found);
    return [[start, start + found.length]];
  });
}

function blank(text: string, by: string): string {
  return text.replaceAll(/\S/g, by);
}

/** Blanks the matches of a pattern. Tags begin a sentence, code within a sentence does not end it. */
function blankMatches(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => blank(match, match.startsWith('@') || match.startsWith('```') ? BREAK : ' '));
}
