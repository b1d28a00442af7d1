import type { PdfFont } from './font-widths';
import { FIRST_CODE, FONT_WIDTHS } from './font-widths';

/** Characters of the codes 128 to 159 of WinAnsi; a space for a code without one. */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Characters outside WinAnsi that the site's own texts use. */
const REPLACEMENTS: Readonly<Record<string, string>> = { '\u2212': '-', '\u202F': '\u00A0', '\u2009': ' ', '\u2192': '>' };

const UNKNOWN = '?'.charCodeAt(0);

/** Returns the WinAnsi codes of a text. A character that the fonts lack is replaced, loses its accent, or becomes a question mark. */
export function toWinAnsi(text: string): readonly number[] {
  return Array.from(text.normalize('NFC'), (character) => {
    const replaced = REPLACEMENTS[character] ?? character;
    return codeOf(replaced) ?? codeOf(replaced.normalize('NFKD').charAt(0)) ?? UNKNOWN;
  });
}

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= FIRST_CODE && code < 127) || (code >= 160 && code <= 255)) return code;
  const index = character === ' ' ? -1 : FROM_128.indexOf(character);
  return index === -1 ? undefined : 128 + index;
}

/** Returns the width in points of a text without line breaks, in letters of `size` points. */
export function textWidth(text: string, font: PdfFont, size: number): number {
  const widths = FONT_WIDTHS[font];
  return toWinAnsi(text).reduce((sum, code) => sum + (widths[code - FIRST_CODE] ?? 0) * (size / 1000), 0);
}

/**
 * Splits a text into lines of at most `width` points, at line breaks, spaces and, in a longer word, at any character.
 *
 * @param size size of the letters in points
 * @returns at least one line, which may be empty
 */
export function wrapText(text: string, width: number, font: PdfFont, size: number): readonly string[] {
  const fits = (line: string) => textWidth(line, font, size) <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    const add = (word: string) => {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        return;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    };
    for (const word of paragraph.split(' ')) add(word);
    return [...lines, line];
  });
}

/** Writes a text as a PDF string of ASCII characters: '(A\347\343o)'. */
export function toPdfString(text: string): string {
  const escaped = toWinAnsi(text).map((code) => {
    const character = String.fromCharCode(code);
    if (code > 126) return `\\${code.toString(8)}`;
    return '()\\'.includes(character) ? `\\${character}` : character;
  });
  return `(${escaped.join('')})`;
}
