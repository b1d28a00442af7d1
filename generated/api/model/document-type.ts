/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Identity card, driving licence, passport, or proof of address.
 */
export type DocumentType = typeof DocumentType[keyof typeof DocumentType];


export const DocumentType = {
  rg: 'rg',
  cnh: 'cnh',
  passport: 'passport',
  address_proof: 'address_proof',
} as const;
