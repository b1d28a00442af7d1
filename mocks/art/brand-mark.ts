import { svgDocument } from './document';
import { oklch } from './ink';
import { star } from './shapes';

const SIGN = `<path d="${star(8, 26, 15)}" fill="${oklch(80, 16, 75)}"/><circle r="8" fill="${oklch(30, 9, 75)}"/>`;

/**
 * Draws the site's own mark, for the settings of a deployment: `logo` with the name, 4:1, and `favicon`, 1:1.
 *
 * @returns an SVG document; undefined for another name
 */
export function brandMark(name: string): string | undefined {
  if (name === 'favicon') return svgDocument(64, 64, `<g transform="translate(32 32)">${SIGN}</g>`);
  if (name !== 'logo') return undefined;
  const word = `<text x="72" y="44" font-size="36" textLength="168" lengthAdjust="spacingAndGlyphs" fill="${oklch(80, 16, 75)}">Palpite</text>`;
  return svgDocument(256, 64, `<g transform="translate(32 32)">${SIGN}</g>${word}`);
}
