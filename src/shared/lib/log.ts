/** Logs a failure that the player need not see, as a warning of the console. @param message the failure as a sentence */
export function logFailure(message: string, error: unknown): void {
  console.warn(message, error);
}
