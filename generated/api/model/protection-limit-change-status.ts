/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether it took effect, waits for effective_at, or was called off or replaced before.
 */
export type ProtectionLimitChangeStatus = typeof ProtectionLimitChangeStatus[keyof typeof ProtectionLimitChangeStatus];


export const ProtectionLimitChangeStatus = {
  effective: 'effective',
  pending: 'pending',
  cancelled: 'cancelled',
} as const;
