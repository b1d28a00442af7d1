import type { Motif } from '../db/catalogue/name-parts';
import { createRandom } from '../domain/random';
import { hidden, svgDocument } from './document';
import { drawEmblem } from './emblems';
import { selectScene } from './game-tile';
import { createMood } from './mood';

/** Background hue in degrees and emblem by id of the category. A category without a row has a star on hue 265. */
const FACES: Readonly<Record<string, readonly [hue: number, motif: Motif]>> = {
  '1': [285, 'seven'],
  '2': [265, 'crown'],
  '3': [240, 'rocket'],
  '4': [150, 'star'],
  '5': [165, 'gem'],
  '6': [20, 'flower'],
  '7': [235, 'coin'],
  '8': [320, 'clover'],
  '9': [205, 'coin'],
  '10': [15, 'gem'],
  '11': [260, 'melon'],
  '12': [215, 'fish'],
};

/**
 * Draws the square image of a category: the scene of its games, without a name. It is the same for the same id and name.
 *
 * @returns an SVG document
 */
export function categoryImage({ id, name }: { id: string; name: string }): string {
  const [hue, motif] = FACES[id] ?? [265, 'star'];
  const mood = createMood(hue, 'vivid');
  const random = createRandom(`category/${id}`);
  const picture = selectScene(id, random)({ mood, random, name, floor: 292, pattern: () => '' });
  return svgDocument(
    300,
    300,
    `<radialGradient id="b"><stop stop-color="${mood.centre}"/><stop offset="1" stop-color="${mood.edge}"/></radialGradient>` +
      hidden(`<g id="e">${drawEmblem(motif)}</g>`) +
      `<path d="M0 0H300V300H0Z" fill="url(#b)"/>${picture}`,
  );
}
