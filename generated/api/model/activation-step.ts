/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivationStepName } from './activation-step-name';
import type { ActivationStepState } from './activation-step-state';

/**
 * One step of the activation.
 */
export interface ActivationStep {
  /** Document and face, the full address, or the account that deposits come from. */
  name: ActivationStepName;
  /** How far it is. */
  state: ActivationStepState;
  /**
     * Why it was rejected (pt-BR), otherwise null.
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
}
