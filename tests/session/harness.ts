import { mutator } from '@/api/mutator';
import { createSession } from '@/session/session';

/** Session and transport of the site on an empty page, so that tests need not load the rest of the site. */
const session = createSession({
  clearPlayerData: () => undefined,
  navigate: (to) => harness.visitedPaths.push(to),
  ipBlocked: () => undefined,
});

/** Functions that tests call in the page, as `window.harness`. */
const harness = {
  session,
  /** Paths that the session has navigated to. */
  visitedPaths: [] as string[],
  /**
   * Sends `count` requests at the same time, each of which needs the player's login.
   *
   * @returns the messages of failed requests
   */
  async calls(count: number): Promise<string[]> {
    const made = Array.from({ length: count }, () => mutator('/api/favorite-game/favorite', { method: 'GET' }));
    const settled = await Promise.allSettled(made);
    return settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  },
};

export type Harness = typeof harness;

Object.assign(window, { harness });
