/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Provider } from './provider';

/**
 * One page of providers.
 */
export interface ProviderList {
  /**
     * The providers.
     * @maxItems 60
     */
  data: Provider[];
  links: Links;
  meta: Meta;
}
