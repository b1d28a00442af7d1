/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 0 female, 1 male (E1), null while it is not known.
 * @nullable
 */
export type KnownGender = typeof KnownGender[keyof typeof KnownGender] | null;


export const KnownGender = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
