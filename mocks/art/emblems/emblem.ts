import type { Ink } from '../ink';

/** An emblem in a box from -50 to 50, with its natural hue in degrees. `draw` returns SVG elements in the given colours. */
export interface Emblem {
  hue: number;
  draw(ink: Ink): string;
}
