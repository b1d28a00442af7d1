/** Widths of capitals in a bold sans-serif font, in thousandths of the font size; digits are 560, others 720. */
const WIDTHS: Readonly<Record<string, number>> = {
  I: 290,
  J: 560,
  F: 620,
  L: 620,
  T: 640,
  Z: 640,
  E: 670,
  P: 680,
  S: 680,
  V: 700,
  X: 700,
  Y: 690,
  M: 860,
  W: 970,
  O: 790,
  Q: 790,
  G: 790,
  ' ': 280,
  '-': 350,
};
/** Size of a connecting word, relative to the word that follows. */
const SMALL = 0.6;
const JOINTS = new Set(['DO', 'DA', 'DE', 'E', 'AO']);

/** A line of a name, with font size and width in units of the image. */
export interface Line {
  /** A small connecting word ('DO') before the text, or ''. */
  joint: string;
  text: string;
  size: number;
  width: number;
}

/**
 * Returns the width of a text in capitals, relative to its font size.
 *
 * @param text capitals, with or without accents
 */
export function textWidth(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{Diacritic}/gu, '')];
  return letters.reduce((sum, letter) => sum + (WIDTHS[letter] ?? (/\d/.test(letter) ? 560 : 720)), 0) / 1000;
}

/**
 * Sets a name in capitals as a stack of lines that fill the width, up to a maximum size. A connecting word (DO, DA, DE, E, AO) is set
 * small at the start of a line, and dropped at the end of the name.
 *
 * @param room width to fill, maximum font size and maximum number of lines
 * @returns the lines from top to bottom
 */
export function stack(name: string, room: { width: number; largest: number; lines: number }): Line[] {
  const groups = groupWords(name.toUpperCase().split(' '));
  const ways = splits(groups, room.lines).map((lines) => lines.map((line) => setLine(line, room)));
  const fits = ways.map((lines) => ({ lines, least: Math.min(...lines.map(({ size }) => size)) }));
  // Chooses the layout with the largest minimum size; similar ones prefer fewer lines.
  const best = fits.reduce((a, b) => (b.least > a.least * 1.12 ? b : a));
  return best.lines;
}

/**
 * Returns the height of a stack, from the top of its first line to the baseline of its last.
 *
 * @param lines result of {@link stack}
 */
export function stackHeight(lines: readonly Line[]): number {
  return lines.reduce((sum, { size }) => sum + size * 0.94, 0);
}

function groupWords(words: readonly string[]): string[] {
  const groups: string[] = [];
  let joint = '';
  for (const word of words) {
    if (JOINTS.has(word)) joint = `${word} `;
    else {
      groups.push(joint + word);
      joint = '';
    }
  }
  return groups;
}

// Lists all ways to split words into at most `max` lines, fewest lines first.
function splits(groups: readonly string[], maxLines: number): string[][] {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return [[first]];
  const joined = splits([`${first} ${rest[0] ?? ''}`, ...rest.slice(1)], maxLines);
  const broken = maxLines > 1 ? splits(rest, maxLines - 1).map((lines) => [first, ...lines]) : [];
  return [...joined, ...broken].sort((a, b) => a.length - b.length);
}

function setLine(line: string, { width, largest }: { width: number; largest: number }): Line {
  const [head = '', ...tail] = line.split(' ');
  const joint = JOINTS.has(head) ? head : '';
  const text = joint === '' ? line : tail.join(' ');
  const own = textWidth(text) + (joint === '' ? 0 : (textWidth(joint) + 0.28) * SMALL);
  const size = Math.floor(Math.min(largest, width / own));
  return { joint, text, size, width: Math.round(own * size) };
}

/**
 * Draws a line as SVG. Its width is fixed, so that it fits in any font.
 *
 * @param x middle or start, depending on the inherited anchor
 * @param y baseline
 */
export function drawLine({ joint, text, size, width }: Line, x: number, y: number): string {
  const front = joint === '' ? '' : `<tspan font-size="${String(Math.round(size * SMALL))}">${joint} </tspan>`;
  return `<text x="${String(x)}" y="${String(Math.round(y))}" font-size="${String(size)}" textLength="${String(width)}" lengthAdjust="spacingAndGlyphs">${front}${escapeText(text)}</text>`;
}

/** Escapes text for XML content. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
