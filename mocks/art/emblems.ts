import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Motif, MOTIF_HUES } from '../db/catalogue/name-parts';
import type { Ink } from './ink';
import { createInk } from './ink';

/** Colours in the files of emblems, which stand for those of an ink. */
const FILE_COLOURS: Readonly<Ink> = { main: '#ff9900', shade: '#cc6600', light: '#ffee99' };

/** Drawings that were read from their files, in the colours of the files. */
const drawings = new Map<Motif, string>();

/**
 * Draws an emblem, which is a file of `emblems/`, in a box from -50 to 50.
 *
 * @param hue degrees, from which the colours are derived; by default the motif's own
 * @returns SVG elements, some of which have the id `q`
 */
export function drawEmblem(motif: Motif, hue = MOTIF_HUES[motif]): string {
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
