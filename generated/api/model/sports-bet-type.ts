/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One selection, several that must all win, or combinations of several.
 */
export type SportsBetType = typeof SportsBetType[keyof typeof SportsBetType];


export const SportsBetType = {
  single: 'single',
  multiple: 'multiple',
  system: 'system',
} as const;
