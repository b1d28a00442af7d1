/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who asked for it. An operator may lower a limit, for example of a player at risk.
 */
export type ProtectionLimitChangeBy = typeof ProtectionLimitChangeBy[keyof typeof ProtectionLimitChangeBy];


export const ProtectionLimitChangeBy = {
  player: 'player',
  operator: 'operator',
} as const;
