/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the page of the game works with the site. `frame`: it speaks the message protocol of the site; if it sends no
 * `ready` within 15 s, the site closes it. `plain`: it sends no messages, and only its load event shows that it is
 * there. If the field is absent or unknown, the site uses `plain` (B18).
 */
export type GameLaunchIntegration = typeof GameLaunchIntegration[keyof typeof GameLaunchIntegration];


export const GameLaunchIntegration = {
  frame: 'frame',
  plain: 'plain',
} as const;
