/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HelpLine } from './help-line';

/**
 * Numbers that the operator or the law sets (D22). Nothing is required; the site shows no number that is absent.
 */
export interface PlatformRules {
  /**
     * How long the PIX code of a deposit is valid, in minutes.
     * @minimum 1
     * @maximum 10080
     */
  pix_code_minutes?: number;
  /**
     * Within how many minutes a withdrawal is due (D9).
     * @minimum 1
     * @maximum 43200
     */
  withdrawal_minutes?: number;
  /**
     * After how many hours a higher limit, or the removal of one, takes effect (B14).
     * @minimum 1
     * @maximum 8760
     */
  limit_increase_hours?: number;
  /**
     * The offered lengths of a pause, in hours, shortest first; those of B14 if absent.
     * @minItems 1
     * @maxItems 12
     * @items.minimum 1
     * @items.maximum 8760
     */
  suspension_hours?: number[];
  /**
     * The offered lengths of an exclusion, in months, shortest first, null for no end; those of B14 if absent.
     * @minItems 1
     * @maxItems 12
     * @items.minimum 1
     * @items.maximum 1200
     */
  exclusion_months?: (number | null)[];
  /**
     * The act that requires limits to be asked for at registration (pt-BR).
     * @minLength 1
     * @maxLength 120
     */
  registration_act?: string;
  /**
     * Where a player gets help with gambling, most important first; public defaults if absent (D22).
     * @maxItems 12
     */
  help_lines?: HelpLine[];
}
