/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The subject of a notice. `bet` is a sports bet that its events ended.
 */
export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bonus: 'bonus',
  bet: 'bet',
  protection: 'protection',
  verification: 'verification',
  system: 'system',
} as const;
