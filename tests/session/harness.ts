import { mutator } from '@/api/mutator';
import { createSession } from '@/session/session';

/** Session of the site and transport on an empty page, to test them without the rest of the site. */
const session = createSession({
  clearPlayerData: () => undefined,
  navigate: (to) => harness.visitedPaths.push(to),
  ipBlocked: () => undefined,
});

const harness = {
  session,
  /** Pages that the session has opened. */
  visitedPaths: [] as string[],
  /**
   * Sends `count` requests for the player at once.
   *
   * @returns messages of the failed requests
   */
  async calls(count: number): Promise<string[]> {
    const made = Array.from({ length: count }, () => mutator('/api/favorite-game/favorite', { method: 'GET' }));
    const settled = await Promise.allSettled(made);
    return settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  },
};

export type Harness = typeof harness;

Object.assign(window, { harness });
