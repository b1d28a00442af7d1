/**
 * Replacement of a bet's missing or malformed receipt (SPEC G13). It is exported as evidence: the values must not
 * change.
 */
export const MISSING_RECEIPT = {
  key_id: 'sem-comprovante',
  player_id: 'sem-comprovante',
  issued_at: '1970-01-01T00:00:00Z',
  signature: 'A'.repeat(86),
} as const;

/** Returns true for the replacement of a missing receipt, also for a copy from a file: the key's id identifies it. */
export const isMissingReceipt = ({ key_id: id }: { readonly key_id: string }): boolean => id === MISSING_RECEIPT.key_id;
