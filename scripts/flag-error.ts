/** Its message is one line. */
export class FlagError extends Error {}

/** Keeps the first sentence of a `parseArgs` error, without Node's advice. */
export function toFlagError(error: unknown): FlagError {
  if (!(error instanceof Error)) return new FlagError(String(error));
  return new FlagError(error.message.replace(/(\. |\n).*$/s, '').replace(/\.?$/, '.'));
}
