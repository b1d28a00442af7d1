/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ObservedError } from './observed-error';

/**
 * Why a login was refused.
 */
export type LoginRejection = ObservedError & {
  /**
     * Wrong passwords, of this account, before it is blocked. Absent where the server does not count them.
     * @minimum 1
     * @maximum 100
     */
  attempts_left?: number;
};
