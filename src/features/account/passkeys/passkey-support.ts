/** Returns true if the browser has passkeys (WebAuthn); false for old browsers and pages without a secure context. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Returns true if the browser can offer passkeys in a field. Never rejects. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!hasPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}
