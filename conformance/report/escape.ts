// Text from a server must not be interpreted by terminals, or as XML, HTML or Markdown.

/** Characters that are escaped: control characters with line breaks and tabs, bidirectional controls, and lone surrogates. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

const unicodeEscape = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes control characters, so that a text is one line: `\n`, `\u001b`. */
export const printable = (text: string): string =>
  text.replaceAll(CONTROL_CHARACTERS, (character) => SHORT_ESCAPES[character] ?? unicodeEscape(character));

/** Returns a text as one escaped line with a line break. */
export const oneLine = (text: string): string => `${printable(text)}\n`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for the content and the attributes of HTML. The result is one line. */
export const html = (text: string): string => printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Escapes a text for the content and the attributes of XML 1.0. @param lines true to keep line breaks, by default escaped */
export function xml(text: string, lines = false): string {
  const parts = lines ? text.split('\n').map(printable) : [printable(text)];
  return parts
    .map((part) => part.replaceAll(/[\uFFFE\uFFFF]/g, unicodeEscape).replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one))
    .join('\n');
}

/** Escapes a text for Markdown, so that it is one line without markup, HTML, links, mentions or table bars. */
export const markdown = (text: string): string =>
  printable(text)
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, String.raw`\$&`)
    .replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('@', '@\u200B')
    .replaceAll(/\b(https?|www)(?=[:.])/g, '$1\u200B');

/** Returns inline code of Markdown, with more backticks around the text than it contains; '' for ''. Table bars are escaped. */
export function codeSpan(text: string): string {
  const safe = printable(text).replaceAll('|', '\\|');
  if (safe === '') return '';
  const fence = '`'.repeat(longestRun(safe) + 1);
  const pad = safe.startsWith('`') || safe.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${safe}${pad}${fence}`;
}

/** Returns a code block of Markdown, with more backticks around the text than it contains. Only line breaks are not escaped. */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.split('\n').map(printable).join('\n')}\n${fence}`;
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** Escapes percent signs and line breaks in the text of a workflow command of GitHub Actions. Other control characters stay. */
export const commandText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Escapes a property of a workflow command of GitHub Actions, as {@link commandText} and with colons and commas. */
export const commandProperty = (text: string): string => commandText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Truncates a text to a number of characters, the last of which is then `…`. */
export const truncate = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);
