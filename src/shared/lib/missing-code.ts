/** The code of a page or a part could not be loaded: a new build replaced it, or the host does not answer. */
export class MissingCodeError extends Error {
  readonly kind = 'missing-code';

  constructor(cause: unknown) {
    super('The code of this part could not be loaded', { cause });
  }
}

type Recover = () => Promise<boolean>;

const none: Recover = () => Promise.resolve(false);
let recover = none;

/**
 * Sets how the site recovers from code that is missing.
 *
 * @param handler returns true if the page is being reloaded, so that nothing else needs to be shown
 * @returns removes the handler
 */
export function onMissingCode(handler: Recover): () => void {
  recover = handler;
  return () => {
    if (recover === handler) recover = none;
  };
}

/**
 * Loads code that is about to be rendered. While the page is being reloaded for it, the promise stays pending: nothing
 * must run or be shown in between.
 *
 * @param load imports the code
 * @throws {MissingCodeError} if it cannot be loaded, and a reload would not help
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (await recover()) return new Promise<never>(() => undefined);
    throw new MissingCodeError(cause);
  }
}
