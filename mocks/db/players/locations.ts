import { MINUTE } from '../../domain/calendar';
import type { Clock } from '../clock';
import { mapStore, setStore, storeOf } from '../stores';

/** Validity of a check: at least every 30 minutes, by Portaria SPA/MF 722/2024, art. 33. */
const VALID_MS = 30 * MINUTE;

/** Rectangle around Brazil, which is enough for a stand-in, not for a deployment. */
const BRAZIL = { south: -33.8, north: 5.3, west: -74, east: -34.7 };

interface Check {
  isInside: boolean;
  /** End of the check's validity, in Unix ms. */
  until: number;
}

export type Locations = ReturnType<typeof createLocations>;

/** Creates the store of location checks (SPEC Q34). It keeps their result, never a position. */
export function createLocations(clock: Clock) {
  /** Ids of players who need a check under the policy. */
  const required = new Set<string>();
  const checks = new Map<string, Check>();

  return {
    /**
     * Returns the reason that keeps a player who needs a check from betting: `required` without a valid check, or `outside` Brazil;
     * otherwise null.
     */
    problem(playerId: string): 'required' | 'outside' | null {
      if (!required.has(playerId)) return null;
      const check = checks.get(playerId);
      if (check === undefined || clock.now() >= check.until) return 'required';
      return check.isInside ? null : 'outside';
    },

    isRequired: (playerId: string): boolean => required.has(playerId),

    /** Checks a position and stores the result. Returns the end of the check's validity in Unix ms; null outside Brazil. */
    report(playerId: string, { latitude, longitude }: { latitude: number; longitude: number }): number | null {
      const { south, north, west, east } = BRAZIL;
      const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      const until = clock.now() + VALID_MS;
      checks.set(playerId, { isInside, until });
      return isInside ? until : null;
    },

    /** Requires checks of a player, for scenarios. */
    require(playerId: string): void {
      required.add(playerId);
    },

    ...storeOf({ required: setStore(required), checks: mapStore(checks) }),
  };
}
