/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * pending: the player has something to do; in_review: the operator checks; active: money may move.
 */
export type ActivationStatus = typeof ActivationStatus[keyof typeof ActivationStatus];


export const ActivationStatus = {
  pending: 'pending',
  in_review: 'in_review',
  active: 'active',
} as const;
