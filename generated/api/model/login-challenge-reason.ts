/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why it is asked for. chosen means that the player activated it.
 */
export type LoginChallengeReason = typeof LoginChallengeReason[keyof typeof LoginChallengeReason];


export const LoginChallengeReason = {
  new_device: 'new_device',
  new_location: 'new_location',
  periodic: 'periodic',
  inactive: 'inactive',
  chosen: 'chosen',
} as const;
