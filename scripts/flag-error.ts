/** An error of the command line, with a message of one line. */
export class FlagError extends Error {}

/**
 * Keeps the first sentence of a `parseArgs` error, without Node's advice.
 * @param options those given to `parseArgs`; listed if the error is about an unknown flag
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
