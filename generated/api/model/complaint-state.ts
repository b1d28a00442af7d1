/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether it was received, is examined, has an answer, or is over.
 */
export type ComplaintState = typeof ComplaintState[keyof typeof ComplaintState];


export const ComplaintState = {
  open: 'open',
  in_review: 'in_review',
  answered: 'answered',
  closed: 'closed',
} as const;
