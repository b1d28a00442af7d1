/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Activation } from './activation';

/**
 * The activation of one account.
 */
export interface ActivationAnswer {
  data: Activation;
}
