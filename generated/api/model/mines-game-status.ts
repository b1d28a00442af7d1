/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the game goes on, was paid or hit a mine.
 */
export type MinesGameStatus = typeof MinesGameStatus[keyof typeof MinesGameStatus];


export const MinesGameStatus = {
  open: 'open',
  cashed_out: 'cashed_out',
  lost: 'lost',
} as const;
