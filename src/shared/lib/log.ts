/** Logs a failure that the player need not see. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
