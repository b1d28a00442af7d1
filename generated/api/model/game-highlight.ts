/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why the operator points a game out: hot is played more and more, exclusive is offered nowhere else. Absent for others.
 */
export type GameHighlight = typeof GameHighlight[keyof typeof GameHighlight];


export const GameHighlight = {
  hot: 'hot',
  exclusive: 'exclusive',
} as const;
