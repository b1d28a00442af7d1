let held: Promise<void> | undefined;

/**
 * Holds back every response until a promise resolves, which must not reject. A response is validated after that, so that its validation
 * does not compete with what the page does until then. A later call replaces an earlier one.
 */
export function holdResponses(until: Promise<void>): void {
  held = until;
  void until.then(() => {
    if (held === until) held = undefined;
  });
}

/** Resolves when a response may be validated and returned. */
export async function responsesReleased(): Promise<void> {
  await held;
}
