import { mutator } from '@/api/mutator';
import { createSession } from '@/session/session';

/** The site's session and transport on an empty page, to test them without the rest of the site. */
const session = createSession({
  clearPlayerData: () => undefined,
  navigate: (to) => harness.visitedPaths.push(to),
  ipBlocked: () => undefined,
});

const harness = {
  session,
  /** The pages opened by the session. */
  visitedPaths: [] as string[],
  /**
   * Sends `count` requests for the player at once.
   *
   * @returns the messages of those that failed
   */
  async calls(count: number): Promise<string[]> {
    const made = Array.from({ length: count }, () => mutator('/api/favorite-game/favorite', { method: 'GET' }));
    const settled = await Promise.allSettled(made);
    return settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  },
};

export type Harness = typeof harness;

Object.assign(window, { harness });
