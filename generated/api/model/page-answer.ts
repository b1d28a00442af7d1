/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegulationPage } from './regulation-page';

/**
 * One regulation or legal page.
 */
export interface PageAnswer {
  data: RegulationPage;
}
