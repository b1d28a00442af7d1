/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which form of the game is wanted; a tablet takes mobile.
 */
export type LaunchGameRequestDevice = typeof LaunchGameRequestDevice[keyof typeof LaunchGameRequestDevice];


export const LaunchGameRequestDevice = {
  mobile: 'mobile',
  desktop: 'desktop',
} as const;
