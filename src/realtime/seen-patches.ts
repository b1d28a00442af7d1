import { hashKey } from '@tanstack/react-query';

import type { MeAnswer } from '@generated/api/model/me-answer';

import type { MePatch } from './cache-effects';

/** Maximum number of patches to remember. */
const MAX_SEEN = 500;

/**
 * Remembers the changes that events of a player have brought. Events carry neither time nor version, so that an event with the
 * same change as an earlier one may be a replay of it.
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
    /** Returns true if the response has values that an event has brought, in the fields of the patch. */
    hasBrought(patch: MePatch, me: MeAnswer): boolean {
      const answered = Object.fromEntries(Object.keys(patch).map((field) => [field, Reflect.get(me, field)]));
      return seen.has(hashKey([answered]));
    },
    clear: () => seen.clear(),
  };
}
