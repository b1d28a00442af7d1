/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a complaint is about.
 */
export type ComplaintSubject = typeof ComplaintSubject[keyof typeof ComplaintSubject];


export const ComplaintSubject = {
  payment: 'payment',
  bet: 'bet',
  account: 'account',
  bonus: 'bonus',
  responsible_gaming: 'responsible_gaming',
  other: 'other',
} as const;
