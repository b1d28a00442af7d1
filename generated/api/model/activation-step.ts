/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Unknown } from './unknown';

/**
 * One step of the activation.
 */
export interface ActivationStep {
  /** Document and face, the full address, or the account that deposits come from. */
  name: 'identity' | 'address' | 'bank_account' | Unknown;
  /** How far it is. */
  state: 'missing' | 'in_review' | 'rejected' | 'done' | Unknown;
  /**
     * Why it was rejected (pt-BR), otherwise null.
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
}
