/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which of the persons barred from betting by Lei 14.790/2023, art. 26, the player declares to be (Q13): someone who
 * can influence sports events, owner or staff of the operator, public agent who regulates or supervises betting, someone
 * with access to betting systems, spouse or relative of one of those, someone with a diagnosed gambling disorder.
 * Anything but none is refused with an error of the field barred_status, and is not stored.
 */
export type BarredStatus = typeof BarredStatus[keyof typeof BarredStatus];


export const BarredStatus = {
  none: 'none',
  sports: 'sports',
  operator: 'operator',
  official: 'official',
  systems: 'systems',
  relative: 'relative',
  disorder: 'disorder',
} as const;
