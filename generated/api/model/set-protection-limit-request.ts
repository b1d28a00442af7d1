/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProtectionLimitPeriod } from './protection-limit-period';
import type { ProtectionLimitType } from './protection-limit-type';

/**
 * A limit to be set. amount goes with the types deposit, loss and bet, minutes with time, bets with count; null removes the limit.
 */
export interface SetProtectionLimitRequest {
  type: ProtectionLimitType;
  period: ProtectionLimitPeriod;
  /**
     * The limit in cents of BRL; 0 lets nothing pass, null removes the limit.
     * @minimum 0
     * @maximum 9007199254740991
     * @nullable
     */
  amount?: number | null;
  /**
     * The limit in minutes, at most what the period has; null removes the limit.
     * @minimum 1
     * @maximum 44640
     * @nullable
     */
  minutes?: number | null;
  /**
     * How many bets at most, where each stake is one; null removes the limit.
     * @minimum 1
     * @maximum 1000000
     * @nullable
     */
  bets?: number | null;
}
