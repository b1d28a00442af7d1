const PROBE_TIMEOUT_MS = 3000;

/** Returns true if a server responds to a HEAD request at an address within 3 s, also with an error status. */
export function isResponding(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );
}
