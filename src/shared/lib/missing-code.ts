/** Thrown if code cannot be loaded: a new build replaced it, or the host is down. */
export class MissingCodeError extends Error {
  /** Name of the error in the monitoring: without it that is Error. */
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
 * Sets the handler that recovers from missing code.
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
 * Loads code for rendering; stays pending while the page reloads.
 *
 * @param mayReload false for code that the page can do without
 * @throws {MissingCodeError} if a reload would not help
 */
export async function loadCode<Code>(load: () => Promise<Code>, mayReload = true): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (mayReload && (await recover())) return new Promise<never>(() => undefined);
    throw new MissingCodeError(cause);
  }
}
