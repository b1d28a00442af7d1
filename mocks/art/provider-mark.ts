import { createRandom } from '../domain/random';
import { svgDocument } from './document';
import { oklch } from './ink';
import { drawLine, stack } from './lettering';
import { around, star } from './shapes';

/** The input of a provider mark. */
export interface MarkSubject {
  id: string;
  name: string;
}

// Signs in a box from -30 to 30, in one colour.
const SIGNS: readonly ((fill: string) => string)[] = [
  (fill) => around(`<path d="M0-4C-14-12-12-28 0-30 12-28 14-12 0-4Z" fill="${fill}"/>`, 6, 'q'),
  (fill) => `<path d="${star(4, 30, 12)}" fill="${fill}"/><circle r="7" fill="#fff" opacity=".9"/>`,
  (fill) => `<path d="M-28 22V-22A28 28 0 0 1 0 6 28 28 0 0 1 28-22V22Z" fill="${fill}"/>`,
  (fill) => `<circle r="28" fill="none" stroke="${fill}" stroke-width="9" stroke-dasharray="132 44"/><circle r="12" fill="${fill}"/>`,
  (fill) => `<path d="M-28-28H4A24 24 0 0 1 4 12H-10V28H-28ZM-10-12V-2H2A5 5 0 0 0 2-12Z" fill="${fill}" fill-rule="evenodd"/>`,
  (fill) => `<path d="M0-30 27-15V15L0 30-27 15V-15ZM0-14-13-7V7L0 14 13 7V-7Z" fill="${fill}" fill-rule="evenodd"/>`,
  (fill) => `<path d="M-30 20Q-15-40 0 0T30-20V24H-30Z" fill="${fill}"/><circle cx="16" cy="-20" r="8" fill="${fill}"/>`,
  (fill) => `<path d="M-28-28H-8V-8H-28ZM-2-28H28V-8H-2ZM-28-2H2V28H-28ZM8-2H28V28H8Z" fill="${fill}"/>`,
  (fill) => `<path d="M-26 28-6-28H14L-6 28ZM8 28 20-6 30 28Z" fill="${fill}"/>`,
  (fill) => `<path d="M0 30A30 30 0 0 1-30 0 30 30 0 0 1 0-30V-8A8 8 0 0 0 0 8ZM6-29A30 30 0 0 1 6 29Z" fill="${fill}"/>`,
];

/**
 * Draws a provider's mark, 2:1: a sign and the name, in at most two lines, on the provider's colour. The id is a number as text and
 * chooses the colours; together with the name it chooses the sign. Any other id counts as 0.
 *
 * @returns an SVG document
 */
export function providerMark({ id, name }: MarkSubject): string {
  const number = Number(id) || 0;
  const random = createRandom(`mark/${id}/${name}`);
  // The golden angle gives consecutive ids distinct hues.
  const hue = (number * 137.5 + 20) % 360;
  const light = number % 4 === 0;
  const ground = light ? oklch(94, 4, hue) : oklch(30, 9, hue);
  const ink = light ? oklch(30, 9, hue) : '#fff';
  const sign = SIGNS[(number * 7 + random.integer(0, 1)) % SIGNS.length]?.(light ? oklch(52, 18, hue) : oklch(82, 15, hue + 30)) ?? '';
  const lines = stack(name, { width: 118, largest: 24, lines: 2 });
  const first = lines.length === 1 ? 68 : 58;
  const text = lines.map((line, index) => drawLine(line, 98, first + index * 26)).join('');
  return svgDocument(
    240,
    120,
    `<rect width="240" height="120" rx="14" fill="${ground}"/><path d="M150 120 210 0H240V120Z" fill="${oklch(light ? 90 : 36, 9, hue)}"/><g transform="translate(54 60)">${sign}</g><g fill="${ink}">${text}</g>`,
  );
}
