/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';

/**
 * A public key with which receipts are checked. A key stays listed as long as receipts under it can be shown.
 */
export interface ReceiptKey {
  /** The id of the key. */
  id: Id;
  /** The signature algorithm, RFC 8032. */
  algorithm: 'Ed25519';
  /**
     * The public key, base64url without padding.
     * @pattern ^[A-Za-z0-9_-]{43}$
     */
  public_key: string;
}
