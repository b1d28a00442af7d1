import { mutator } from '@/api/mutator';
import { createSession } from '@/session/session';

/** The site's session and transport on an empty page: what stands on them is tested without the rest of the site. */
const session = createSession({
  clearPlayerData: () => undefined,
  navigate: (to) => harness.went.push(to),
  ipBlocked: () => undefined,
});

const harness = {
  session,
  /** Where the session sent the page. */
  went: [] as string[],
  /**
   * Makes calls that need the player, all at once.
   *
   * @returns how many failed, by their messages
   */
  async calls(count: number): Promise<string[]> {
    const made = Array.from({ length: count }, () => mutator('/api/favorite-game/favorite', { method: 'GET' }));
    const settled = await Promise.allSettled(made);
    return settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  },
};

export type Harness = typeof harness;

Object.assign(window, { harness });
