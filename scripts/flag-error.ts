/** Its message is one line. */
export class FlagError extends Error {}

/** Converts an error of `parseArgs` to its first sentence, without Node's advice. */
export function toFlagError(error: unknown): FlagError {
  if (!(error instanceof Error)) return new FlagError(String(error));
  return new FlagError(error.message.replace(/(\. |\n).*$/s, '').replace(/\.?$/, '.'));
}
