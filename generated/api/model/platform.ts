/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DateTime } from './date-time';
import type { PlatformRules } from './platform-rules';
import type { PlatformSupport } from './platform-support';
import type { SearchSynonym } from './search-synonym';
import type { Unknown } from './unknown';

/**
 * Who runs the platform.
 */
export interface Platform {
  /** Whether real money moves (production) or none does (sandbox). */
  environment: 'production' | 'sandbox' | Unknown;
  /**
     * The act by which the operator is authorized (pt-BR).
     * @minLength 1
     * @maxLength 200
     */
  authorization: string;
  /**
     * The company name of the operator.
     * @minLength 1
     * @maxLength 160
     */
  company: string;
  /**
     * The CNPJ of the operator, with its punctuation. Since July 2026 a new one may hold letters.
     * @pattern ^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}/[0-9A-Z]{4}-[0-9]{2}$
     */
  cnpj: string;
  support: PlatformSupport;
  /**
     * The address of the central self-exclusion.
     * @maxLength 500
     */
  central_url: string;
  /** The server's clock as it answered. */
  server_time: DateTime;
  rules?: PlatformRules;
  /**
     * Names by which players search for games of other houses, and the search that finds something like them here.
     * @maxItems 100
     */
  search_synonyms?: SearchSynonym[];
}
