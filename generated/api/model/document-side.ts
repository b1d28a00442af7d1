/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which side it shows; single where there is but one.
 */
export type DocumentSide = typeof DocumentSide[keyof typeof DocumentSide];


export const DocumentSide = {
  front: 'front',
  back: 'back',
  single: 'single',
} as const;
