/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the stake is multiplied by, at most two decimals: floor(100 × (1 − edge) × C(25,k) / C(25−m,k)) / 100 with m mines
 * and k cells revealed; 1 while none is.
 * @minimum 0
 * @maximum 5200300
 */
export type MinesMultiplier = number;
