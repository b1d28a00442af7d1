import type { DoubleRound } from '@generated/api/model/double-round';

import { sharedValue } from '../../core/shared-value';
import { roundTimes } from '../round-times';
import { commitmentStorage } from './commitment-log';

/** Storage of the first visit: epoch ms by the server's clock, or null before it. */
interface VisitStorage {
  readonly read: () => number | null;
  readonly write: (since: number) => void;
}

const storedVisit = sharedValue<number>('double first visit');

export const visitStorage: VisitStorage = {
  read: () => {
    const since = storedVisit.read();
    if (typeof since === 'number') return since;
    // Earlier versions stored commitments without the time of the first visit. Then no round counts as from before it.
    return commitmentStorage.read() === null ? null : 0;
  },
  write: storedVisit.write,
};

export type FirstVisit = ReturnType<typeof createFirstVisit>;

/**
 * Creates the record of this browser's first visit to the table. Rounds that ended before it could not have a stored
 * commitment (SPEC G14). A loss of all stored data loses this record too.
 */
export function createFirstVisit(storage?: VisitStorage) {
  let since = storage?.read() ?? null;
  return {
    /** Notes a visit. Only the first one is recorded. */
    note({ server_time }: Pick<DoubleRound, 'server_time'>): void {
      since ??= storage?.read() ?? null;
      if (since !== null) return;
      since = Date.parse(server_time);
      storage?.write(since);
    },
    /** Returns true if a round ended before the first visit. */
    isBefore: (round: Pick<DoubleRound, 'betting_ends_at'>): boolean => since !== null && roundTimes(round).landsAt <= since,
  };
}
