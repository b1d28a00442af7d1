/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was decided on it.
 */
export type IdentityDocumentStatus = typeof IdentityDocumentStatus[keyof typeof IdentityDocumentStatus];


export const IdentityDocumentStatus = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
} as const;
