import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Motif } from '../db/catalogue/name-parts';
import type { Ink } from './ink';
import { createInk } from './ink';

/** Natural hue of each emblem in degrees. The drawing is the file of this name in `emblems/`. */
export const EMBLEM_HUES: Readonly<Record<Motif, number>> = {
  sun: 80,
  moon: 95,
  star: 70,
  leaf: 150,
  flower: 330,
  cactus: 152,
  mountain: 160,
  flame: 50,
  bolt: 95,
  cashew: 45,
  mango: 70,
  cherry: 20,
  lime: 125,
  pineapple: 80,
  melon: 18,
  pepper: 28,
  coffee: 55,
  coconut: 60,
  fish: 60,
  toucan: 55,
  jaguar: 72,
  butterfly: 300,
  frog: 135,
  clover: 148,
  crown: 85,
  gem: 195,
  seven: 25,
  bell: 85,
  horseshoe: 65,
  coin: 85,
  chest: 85,
  key: 85,
  compass: 75,
  anchor: 220,
  raft: 30,
  balloon: 30,
  kite: 15,
  drum: 25,
  mask: 320,
  rocket: 20,
};

/** Colours in the files of emblems, which stand for those of an ink. */
const FILE_COLOURS: Readonly<Ink> = { main: '#ff9900', shade: '#cc6600', light: '#ffee99' };

/** Drawings that were read from their files, in the colours of the files. */
const drawings = new Map<Motif, string>();

/**
 * Draws an emblem in a box from -50 to 50.
 *
 * @param hue degrees, from which the colours are derived
 * @returns SVG elements
 */
export function drawEmblem(motif: Motif, hue = EMBLEM_HUES[motif]): string {
  const drawing = drawings.get(motif) ?? readDrawing(motif);
  drawings.set(motif, drawing);
  const ink = createInk(hue);
  return drawing
    .replaceAll(FILE_COLOURS.main, ink.main)
    .replaceAll(FILE_COLOURS.shade, ink.shade)
    .replaceAll(FILE_COLOURS.light, ink.light);
}

/** Reads the elements of an emblem's file, without its root and its line breaks. */
function readDrawing(motif: Motif): string {
  const document = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'emblems', `${motif}.svg`), 'utf8');
  return document.replace(/^<svg[^>]*>|<\/svg>\n?$/g, '').replaceAll('\n', '');
}
