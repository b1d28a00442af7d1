import type { Random } from '../domain/random';
import { oklch, pureLightness } from './ink';

/** Colours of a tile: those of the background are lightest in the centre, behind the emblem, and darkest on the floor, behind the name. */
export interface Mood {
  centre: string;
  edge: string;
  /** Colour of background patterns. */
  deco: string;
  floor: string;
  /** Second colour of the name, also of trims. */
  accent: string;
  /** Colour of the border around the emblem. */
  outline: string;
}

type Kind = 'deep' | 'vivid' | 'light' | 'night';

/** Background styles of the studios; a provider's id selects one of the rows. */
const STUDIO_STYLES: readonly (readonly Kind[])[] = [
  ['vivid', 'deep'],
  ['deep', 'vivid', 'vivid'],
  ['night', 'deep'],
  ['light', 'vivid'],
  ['vivid', 'vivid', 'night'],
];

/** Differences between the hues of emblem and background, in degrees. */
const TURNS = [180, 150, 210, 120, 240, 90, 270];

/**
 * Chooses a background that contrasts with an emblem.
 *
 * @param emblemHue degrees
 * @param styleIndex whole number from 0, of which the remainder selects the studio's style
 * @param fitting allowed hues, for scenes with a fixed setting. At least one must differ from the emblem's by more than 45 degrees
 */
export function moodFor(emblemHue: number, styleIndex: number, random: Random, fitting?: readonly number[]): Mood {
  const kind = random.pick<Kind>(STUDIO_STYLES[styleIndex % STUDIO_STYLES.length] ?? ['deep']);
  const turned = emblemHue + random.pick(TURNS) + random.integer(-14, 14);
  const apart = fitting?.filter((hue) => Math.abs(hue - emblemHue) > 45);
  return createMood(avoidMuddyYellow(apart === undefined ? turned : random.pick(apart), kind), kind);
}

// Dark yellows look muddy, so they are moved to green or red.
function avoidMuddyYellow(hue: number, kind: Kind): number {
  const turned = ((hue % 360) + 360) % 360;
  if (kind === 'light' || turned < 62 || turned > 132) return turned;
  return turned < 97 ? 40 - (turned - 62) / 2 : 150 + (132 - turned) / 2;
}

/**
 * Returns the background colours of a hue.
 *
 * @param hue degrees, any finite number
 * @param kind lightness and saturation
 * @throws {RangeError} if the hue is not finite
 */
export function createMood(hue: number, kind: Kind): Mood {
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
