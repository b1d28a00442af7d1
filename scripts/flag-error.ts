/** Error of the command line, with a message of one line. */
export class FlagError extends Error {}

/**
 * Creates an error from the first sentence of a `parseArgs` error, without Node's advice.
 * @param options Options given to `parseArgs`, which are listed if the error is about an unknown flag
 */
export function toFlagError(error: unknown, options: Readonly<Record<string, unknown>>): FlagError {
  if (!(error instanceof Error)) return new FlagError(String(error));
  const message = error.message.replace(/(\. |\n).*$/s, '').replace(/\.?$/, '.');
  return new FlagError(message.startsWith('Unknown option') ? `${message} ${flagList(options)}` : message);
}

const flagList = (options: Readonly<Record<string, unknown>>) =>
  `Flags: ${Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ')}.`;
