/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What speaks up, a limit by its type, one of the two reminders, a suspension or an exclusion, or that a register of the state bars the player or no longer does (Q14).
 */
export type ProtectionEventKind = typeof ProtectionEventKind[keyof typeof ProtectionEventKind];


export const ProtectionEventKind = {
  deposit_limit: 'deposit_limit',
  loss_limit: 'loss_limit',
  bet_limit: 'bet_limit',
  time_limit: 'time_limit',
  count_limit: 'count_limit',
  session_reminder: 'session_reminder',
  spend_reminder: 'spend_reminder',
  suspension: 'suspension',
  exclusion: 'exclusion',
  barred: 'barred',
} as const;
