/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far apart the wins of a game lie, and how large they are.
 */
export type GameVolatility = typeof GameVolatility[keyof typeof GameVolatility];


export const GameVolatility = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
