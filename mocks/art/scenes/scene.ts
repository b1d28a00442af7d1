import type { Random } from '../../domain/random';
import type { Mood } from '../mood';

/** Input of a scene. The image is 300 units wide. */
interface SceneContext {
  mood: Mood;
  random: Random;
  /** Name of the game. */
  name: string;
  /** Height of the line between the scene above and the name below. */
  floor: number;
  /** Draws the studio's pattern around a centre at this height. Scenes with a background of their own do not call it. */
  pattern(y: number): string;
}

/**
 * Draws a scene above the name of a game. It places the predefined emblem (box from -50 to 50) with {@link emblem}. Some scenes define
 * ids, so that a document can have only one.
 */
export type Scene = (context: SceneContext) => string;

/**
 * Places the emblem, which the document defines as `#e`.
 *
 * @param x centre
 * @param y centre
 * @param scale factor of its 100 units
 * @param turn rotation in degrees
 * @param outline border colour; none if omitted
 */
export function emblem(x: number, y: number, scale: number, turn = 0, outline?: string): string {
  const turned = turn === 0 ? '' : `rotate(${round(turn)})`;
  const at = `transform="translate(${round(x)} ${round(y)})${turned}scale(${round(scale)})"`;
  if (outline === undefined) return `<use href="#e" ${at}/>`;
  return `<g ${at}><use href="#e" stroke="${outline}" stroke-width="7" stroke-linejoin="round"/><use href="#e"/></g>`;
}

/** Formats a value below 4 with up to two decimals, and any other as an integer. The 0 before a decimal point is omitted. */
export const round = (value: number): string =>
  String(Math.abs(value) < 4 ? Math.round(value * 100) / 100 : Math.round(value)).replace(/^(-?)0\./, '$1.');

/** Draws an elliptical shadow on the floor. @param radius half of its width */
export const shadow = (x: number, y: number, radius: number): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius)}" ry="${round(radius / 6)}" opacity=".3"/>`;
