import type { Random } from '../../db/random';
import type { Mood } from '../mood';

export interface Stage {
  mood: Mood;
  random: Random;
  /** The name of the game. */
  name: string;
  /** Above this line nothing stands in the way of the picture; the name is below. */
  floor: number;
  /** The studio's pattern, around a middle at this height. */
  pattern(y: number): string;
}

/**
 * A picture above the name of a game. It places the emblem, which is drawn in a box from -50 to 50 and already
 * defined, with {@link emblem}.
 */
export type Scene = (stage: Stage) => string;

/**
 * Places the emblem.
 *
 * @param x middle
 * @param y middle
 * @param scale times its 100 units
 * @param turn degrees
 * @param outline colour of a border round the whole; none without
 */
export function emblem(x: number, y: number, scale: number, turn = 0, outline?: string): string {
  const turned = turn === 0 ? '' : `rotate(${round(turn)})`;
  const at = `transform="translate(${round(x)} ${round(y)})${turned}scale(${round(scale)})"`;
  if (outline === undefined) return `<use href="#e" ${at}/>`;
  return `<g ${at}><use href="#e" stroke="${outline}" stroke-width="7" stroke-linejoin="round"/><use href="#e"/></g>`;
}

/** A length or a factor in few figures. */
export const round = (value: number): string =>
  String(Math.abs(value) < 4 ? Math.round(value * 100) / 100 : Math.round(value)).replace(/^(-?)0\./, '$1.');

/** A shadow on the floor. */
export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width)}" ry="${round(width / 6)}" opacity=".3"/>`;
