// What a server sends ends up on terminals, in XML, HTML and markdown: none of it may be taken for more than text.

/** All that steers a terminal or turns the direction of text around, and halves of surrogate pairs; line breaks and tabs too. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu;

const unicodeEscape = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text for one line of anything: what cannot be seen stands as `\n` or `\u001b`. */
export const printable = (text: string): string =>
  text.replaceAll(CONTROL_CHARACTERS, (character) => SHORT_ESCAPES[character] ?? unicodeEscape(character));

/** A line for a terminal, with its end. */
export const oneLine = (text: string): string => `${printable(text)}\n`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For text and attributes of HTML. */
export const html = (text: string): string => printable(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** For text and attributes of XML 1.0, which knows no control characters even escaped. Line breaks are kept where `lines` is set. */
export function xml(text: string, lines = false): string {
  const parts = lines ? text.split('\n').map(printable) : [printable(text)];
  return parts
    .map((part) => part.replaceAll(/[\uFFFE\uFFFF]/g, unicodeEscape).replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one))
    .join('\n');
}

/** For JSON inside a `<script>`: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** For running text of markdown: neither HTML, links, mentions, emphasis nor the bars of a table. */
export const markdown = (text: string): string =>
  printable(text)
    .replaceAll(/[\\`*_{}[\]()#+!|~]/g, String.raw`\$&`)
    .replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('@', '@\u200B')
    .replaceAll(/\b(https?|www)(?=[:.])/g, '$1\u200B');

/** For code within a line of markdown, in as many backticks as it takes; `bar` where it stands in a table. */
export function codeSpan(text: string): string {
  const safe = printable(text).replaceAll('|', '\\|');
  if (safe === '') return '';
  const fence = '`'.repeat(longestRun(safe) + 1);
  const pad = safe.startsWith('`') || safe.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${safe}${pad}${fence}`;
}

/** For a block of code in markdown. */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text.split('\n').map(printable).join('\n')}\n${fence}`;
}

const longestRun = (text: string) => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** For the message of a workflow command of GitHub Actions. */
export const commandText = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** For a property of a workflow command of GitHub Actions. */
export const commandProperty = (text: string): string => commandText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A text cut where it is longer than so many characters. */
export const truncate = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);
