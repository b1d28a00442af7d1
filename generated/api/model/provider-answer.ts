/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Provider } from './provider';

/**
 * One provider.
 */
export interface ProviderAnswer {
  data: Provider;
}
