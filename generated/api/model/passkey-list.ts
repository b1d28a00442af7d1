/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Links } from './links';
import type { Meta } from './meta';
import type { Passkey } from './passkey';

/**
 * One page of passkeys.
 */
export interface PasskeyList {
  /** The passkeys. */
  data: Passkey[];
  links: Links;
  meta: Meta;
}
