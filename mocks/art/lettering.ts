/** Widths of the capitals of a plain bold sans, in thousandths of its size; what is not here is 720 wide. */
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
const SMALL = 0.6;
const JOINTS = new Set(['DO', 'DA', 'DE', 'E', 'AO']);

export interface Line {
  /** A small word in front ('DO'), or ''. */
  joint: string;
  text: string;
  size: number;
  width: number;
}

/**
 * How wide a text in capitals is, in its own size.
 *
 * @param text capitals, with or without accents
 */
export function widthOf(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{Diacritic}/gu, '')];
  return letters.reduce((sum, letter) => sum + (WIDTHS[letter] ?? (/\d/.test(letter) ? 560 : 720)), 0) / 1000;
}

/**
 * Sets a name as a stack of lines that each fill the width as far as a largest size allows; small words go small
 * in front of the next.
 *
 * @param name the name as it is written
 * @param room the width to fill, the largest size of a line and the most lines
 */
export function stack(name: string, room: { width: number; largest: number; lines: number }): Line[] {
  const groups = grouped(name.toUpperCase().split(' '));
  const ways = splits(groups, room.lines).map((lines) => lines.map((line) => set(line, room)));
  const fits = ways.map((lines) => ({ lines, least: Math.min(...lines.map(({ size }) => size)) }));
  // The way whose smallest line is largest; of two that are near, the one with fewer lines.
  const best = fits.reduce((a, b) => (b.least > a.least * 1.12 ? b : a));
  return best.lines;
}

/**
 * The height of a stack from the top of its first line to the baseline of its last.
 *
 * @param lines what {@link stack} gave
 */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { size }) => sum + size * 0.94, 0);
}

function grouped(words: readonly string[]): string[] {
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

// All ways to break a list of words into at most so many lines, the fewest lines first.
function splits(groups: readonly string[], most: number): string[][] {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return [[first]];
  const joined = splits([`${first} ${rest[0] ?? ''}`, ...rest.slice(1)], most);
  const broken = most > 1 ? splits(rest, most - 1).map((lines) => [first, ...lines]) : [];
  return [...joined, ...broken].sort((a, b) => a.length - b.length);
}

function set(line: string, { width, largest }: { width: number; largest: number }): Line {
  const [head = '', ...tail] = line.split(' ');
  const joint = JOINTS.has(head) ? head : '';
  const text = joint === '' ? line : tail.join(' ');
  const own = widthOf(text) + (joint === '' ? 0 : (widthOf(joint) + 0.28) * SMALL);
  const size = Math.floor(Math.min(largest, width / own));
  return { joint, text, size, width: Math.round(own * size) };
}

/**
 * One line as SVG. Its width is fixed, so that it fits in whatever font the device has.
 *
 * @param line the line
 * @param x where it stands, its middle or its beginning by the anchor that is inherited
 * @param y its baseline
 */
export function drawLine({ joint, text, size, width }: Line, x: number, y: number): string {
  const front = joint === '' ? '' : `<tspan font-size="${String(Math.round(size * SMALL))}">${joint} </tspan>`;
  return `<text x="${String(x)}" y="${String(Math.round(y))}" font-size="${String(size)}" textLength="${String(width)}" lengthAdjust="spacingAndGlyphs">${front}${escapeText(text)}</text>`;
}

/** A text as it may stand inside an element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
