/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * White is 0 and pays 14 times the stake; red is 1 to 7, black 8 to 14, and both pay twice.
 */
export type DoubleColor = typeof DoubleColor[keyof typeof DoubleColor];


export const DoubleColor = {
  white: 'white',
  red: 'red',
  black: 'black',
} as const;
