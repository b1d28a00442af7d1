/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where it stands.
 */
export type DataDeletionStatus = typeof DataDeletionStatus[keyof typeof DataDeletionStatus];


export const DataDeletionStatus = {
  received: 'received',
  in_review: 'in_review',
  done: 'done',
  refused: 'refused',
} as const;
