/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The subject of a notice.
 */
export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bonus: 'bonus',
  protection: 'protection',
  verification: 'verification',
  system: 'system',
} as const;
