/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cpf } from './cpf';

/**
 * The tax document of the player.
 */
export interface ProfileDocument {
  number: Cpf;
}
