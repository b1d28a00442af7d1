/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far it is.
 */
export type ActivationStepState = typeof ActivationStepState[keyof typeof ActivationStepState];


export const ActivationStepState = {
  missing: 'missing',
  in_review: 'in_review',
  rejected: 'rejected',
  done: 'done',
} as const;
