import type { Random } from '../domain/random';
import { createRandom } from '../domain/random';
import { hidden, svgDocument } from './document';
import { MOTIF_HUES } from '../db/catalogue/name-parts';
import { drawEmblem } from './emblems';
import { moodFor } from './mood';
import { PATTERNS } from './patterns';
import { cascade, fishing, jackpot, REEL_SCENES } from './scenes/reels';
import type { Scene } from './scenes/scene';
import { baccarat, bingo, blackjack, crash, live, roulette, scratch, table } from './scenes/table';
import type { Subject } from './subject';
import type { TitleStyle } from './title';
import { setTitle } from './title';

/** Scenes by id of the category; other categories have one of the scenes of reels. */
const BY_CATEGORY: Readonly<Record<string, Scene>> = {
  '2': live,
  '3': crash,
  '4': roulette,
  '5': blackjack,
  '6': baccarat,
  '7': bingo,
  '8': scratch,
  '9': table,
  '10': jackpot,
  '11': cascade,
  '12': fishing,
};

/**
 * Returns the scene of a category.
 *
 * @param random selects one if there are several
 */
export function selectScene(categoryId: string, random: Random): Scene {
  return BY_CATEGORY[categoryId] ?? random.pick(REEL_SCENES);
}

const TITLE_STYLES: readonly TitleStyle[] = ['logo', 'tilt', 'block', 'poster', 'plate', 'logo', 'block'];

/** Background hues of underwater scenes. */
const UNDERWATER_HUES = [180, 200, 222, 240, 265, 285];

/** Size of a tile from which on its pattern is left out; counted in characters, nearly all of which are ASCII. */
const MAX_CHARACTERS = 3000;

/**
 * Draws the tile of a game: portrait 3:4, the same for the same game, under 3 kB for those of the catalogue. The category sets the scene,
 * the motif the emblem and, unless the game has a hue, the colours, and the provider the style.
 *
 * @returns an SVG document
 */
export function gameTile(game: Subject): string {
  const whole = draw(game, true);
  // Complex scenes omit the background pattern to stay under the limit.
  return whole.length < MAX_CHARACTERS ? whole : draw(game, false);
}

function draw(game: Subject, patterned: boolean): string {
  const random = createRandom(`tile/${game.id}/${game.name}`);
  const styleIndex = Number(game.provider.id) || 0;
  const hue = (game.hue ?? MOTIF_HUES[game.motif]) + random.integer(-9, 9);
  const mood = moodFor(hue, styleIndex, random, game.category.id === '12' ? UNDERWATER_HUES : undefined);
  const title = setTitle(game.name, TITLE_STYLES[styleIndex % TITLE_STYLES.length] ?? 'logo', mood);
  const pattern = PATTERNS[(styleIndex * 3 + random.integer(0, 2)) % PATTERNS.length];
  const picture = selectScene(
    game.category.id,
    random,
  )({
    mood,
    random,
    name: game.name,
    floor: Math.min(title.top, 300),
    pattern: (y) => (patterned && pattern?.(mood.deco, Math.round(y), random)) || '',
  });
  return svgDocument(
    300,
    400,
    `<radialGradient id="b" cy=".36" r=".75"><stop stop-color="${mood.centre}"/><stop offset="1" stop-color="${mood.edge}"/></radialGradient>` +
      `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${mood.floor}" stop-opacity="0"/><stop offset=".55" stop-color="${mood.floor}" stop-opacity=".88"/><stop offset="1" stop-color="${mood.floor}"/></linearGradient>` +
      hidden(`<g id="e">${drawEmblem(game.motif, hue)}</g>`) +
      `<path d="M0 0H300V400H0Z" fill="url(#b)"/>${picture}` +
      `<path d="M0 ${String(Math.round(title.top - 40))}H300V400H0Z" fill="url(#f)"/>${title.svg}`,
  );
}
