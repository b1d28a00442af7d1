/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * By how much they are played, newest first, by name in Portuguese order, or highest return to player first.
 */
export type GameSort = typeof GameSort[keyof typeof GameSort];


export const GameSort = {
  popular: 'popular',
  new: 'new',
  name: 'name',
  rtp: 'rtp',
} as const;
