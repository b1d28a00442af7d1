/** Thrown if code cannot be loaded: a new build replaced it, or the host is down. */
export class MissingCodeError extends Error {
  /** Name of the error in the monitoring, which would otherwise be `Error`. */
  override readonly name = 'MissingCodeError';
  readonly kind = 'missing-code';

  constructor(cause: unknown) {
    super('The code of this part could not be loaded', { cause });
  }
}

type Recover = () => Promise<boolean>;

const none: Recover = () => Promise.resolve(false);
let recover = none;

/**
 * Sets the handler that recovers from missing code. Replaces an earlier one.
 *
 * @param handler returns true if the page is being reloaded
 * @returns an unsubscribe function
 */
export function onMissingCode(handler: Recover): () => void {
  recover = handler;
  return () => {
    if (recover === handler) recover = none;
  };
}

/**
 * Loads code for rendering. If it is missing, the handler of `onMissingCode` may reload the page, and the promise stays pending.
 *
 * @param mayReload false for code that the page can do without
 * @throws {MissingCodeError} if the code is missing and the page is not being reloaded
 */
export async function loadCode<Code>(load: () => Promise<Code>, mayReload = true): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (mayReload && (await recover())) return new Promise<never>(() => undefined);
    throw new MissingCodeError(cause);
  }
}
