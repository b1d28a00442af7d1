import { hashKey } from '@tanstack/react-query';

import type { MeAnswer } from '@generated/api/model/me-answer';

import type { MePatch } from './cache-effects';

/** Maximum number of patches to remember. */
const MAX_SEEN = 500;

/**
 * Remembers what the events of a player have brought. They carry neither time nor version, so that one that repeats an earlier
 * one may be a replay.
 */
export function createSeenPatches() {
  const seen = new Set<string>();
  return {
    /** Returns false if an earlier event has brought the same. */
    add(patch: MePatch): boolean {
      const hash = hashKey([patch]);
      if (seen.has(hash)) return false;
      seen.add(hash);
      if (seen.size > MAX_SEEN) for (const oldest of [...seen].slice(0, MAX_SEEN / 2)) seen.delete(oldest);
      return true;
    },
    /** Returns true if the fields of the patch have values in the response that an event has brought. */
    hasBrought(patch: MePatch, me: MeAnswer): boolean {
      const answered = Object.fromEntries(Object.keys(patch).map((field) => [field, Reflect.get(me, field)]));
      return seen.has(hashKey([answered]));
    },
    clear: () => seen.clear(),
  };
}
