/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How long a kind of data is kept.
 */
export interface RetentionRule {
  /**
     * Which data (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  data: string;
  /**
     * How long (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  period: string;
  /**
     * Why (pt-BR).
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
