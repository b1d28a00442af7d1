/** Logs a failure that the player need not see. @param message the failure as a sentence */
export function logFailure(message: string, error: unknown): void {
  console.warn(message, error);
}
