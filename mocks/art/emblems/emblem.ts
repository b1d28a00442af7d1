import type { Ink } from '../ink';

/** A drawing in a box from -50 to 50, and the hue that it has by nature. */
export interface Emblem {
  hue: number;
  draw(ink: Ink): string;
}
