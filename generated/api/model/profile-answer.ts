/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Profile } from './profile';

/**
 * The player's profile.
 */
export interface ProfileAnswer {
  data: Profile;
}
