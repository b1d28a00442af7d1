import type { Random } from '../db/random';
import { oklch, pureLightness } from './ink';

/** The colours of a ground: it is lightest behind the emblem and darkest behind the name. */
export interface Mood {
  centre: string;
  edge: string;
  /** For patterns on the ground. */
  deco: string;
  floor: string;
  /** For the second colour of a name and for trims. */
  accent: string;
  outline: string;
}

type Kind = 'deep' | 'vivid' | 'light' | 'night';

/** The grounds that a studio uses: each has its house look. */
const HOUSE: readonly (readonly Kind[])[] = [
  ['vivid', 'deep'],
  ['deep', 'vivid', 'vivid'],
  ['night', 'deep'],
  ['light', 'vivid'],
  ['vivid', 'vivid', 'night'],
];

const TURNS = [180, 150, 210, 120, 240, 90, 270];

/**
 * Finds a ground that an emblem stands out from.
 *
 * @param emblemHue degrees
 * @param house which studio's look
 * @param random source of chance
 * @param fitting hues that alone will do, where the picture is of somewhere
 */
export function moodFor(emblemHue: number, house: number, random: Random, fitting?: readonly number[]): Mood {
  const kind = random.pick<Kind>(HOUSE[house % HOUSE.length] ?? ['deep']);
  const turned = emblemHue + random.pick(TURNS) + random.integer(-14, 14);
  const apart = fitting?.filter((hue) => Math.abs(hue - emblemHue) > 45);
  return moodOf(clear(apart === undefined ? turned : random.pick(apart), kind), kind);
}

// Dark yellows are mud: what falls among them is moved on to green or back to red.
function clear(hue: number, kind: Kind): number {
  const turned = ((hue % 360) + 360) % 360;
  if (kind === 'light' || turned < 62 || turned > 132) return turned;
  return turned < 97 ? 40 - (turned - 62) / 2 : 150 + (132 - turned) / 2;
}

/**
 * The ground of a hue.
 *
 * @param hue degrees
 * @param kind how light and how strong it is
 */
export function moodOf(hue: number, kind: Kind): Mood {
  const pure = pureLightness(hue);
  const accent = oklch(86, 15, hue > 40 && hue < 140 ? 95 : hue + 150 > 360 ? 85 : 75);
  switch (kind) {
    case 'vivid':
      return {
        centre: oklch(pure + 8, 17, hue),
        edge: oklch(pure - 18, 18, hue - 22),
        deco: oklch(pure + 18, 12, hue + 12),
        floor: oklch(22, 9, hue - 26),
        accent,
        outline: '#fff',
      };
    case 'deep':
      return {
        centre: oklch(pure - 10, 17, hue),
        edge: oklch(29, 12, hue - 20),
        deco: oklch(pure + 6, 16, hue + 14),
        floor: oklch(16, 6, hue - 20),
        accent,
        outline: '#fff',
      };
    case 'light':
      return {
        centre: oklch(96, 5, hue),
        edge: oklch(82, 12, hue - 12),
        deco: oklch(74, 14, hue),
        floor: oklch(30, 11, hue - 26),
        accent,
        outline: '#fff',
      };
    case 'night':
      return {
        centre: oklch(44, 13, hue),
        edge: oklch(17, 5, hue - 24),
        deco: oklch(66, 16, hue + 20),
        floor: oklch(11, 3, hue - 24),
        accent,
        outline: oklch(92, 5, hue),
      };
  }
}
