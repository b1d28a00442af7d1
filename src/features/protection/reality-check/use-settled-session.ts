import { useEffect, useState } from 'react';

import type { PlaySession } from '@generated/api/model/play-session';
import { getPlaySession } from '@generated/api/protection';

import { HttpError } from '@/api/errors';
import { useOpenRounds } from '@/product/open-rounds';

/** Pause before the next request, while a round is open or the request failed. */
const RETRY_MS = 3000;

/** Figures of play since the login, read while no round is open; null if the backend does not offer them (404). */
export type SettledSession = PlaySession | null;

/**
 * Waits until no round is open, on this page and at the backend, which also knows the games of providers.
 *
 * @param isWanted false discards the session
 * @returns the session when no round was open, which is not updated while `isWanted` stays true; undefined until then
 */
export function useSettledSession(isWanted: boolean): SettledSession | undefined {
  const hasOpenRound = useOpenRounds(({ count }) => count > 0);
  const [session, setSession] = useState<SettledSession>();
  if (!isWanted && session !== undefined) setSession(undefined);
  const isAsking = isWanted && !hasOpenRound && session === undefined;

  useEffect(() => {
    if (!isAsking) return undefined;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const found = await fetchSession();
      // A round may have started meanwhile.
      if (!isCurrent) return;
      if (found === undefined || (found !== null && found.open_rounds > 0)) timer = setTimeout(() => void ask(), RETRY_MS);
      else setSession(found);
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsking]);

  return isWanted ? session : undefined;
}

/** Fetches the session; null after a 404, undefined after another failure, because a round may be open. */
async function fetchSession(): Promise<SettledSession | undefined> {
  try {
    return (await getPlaySession()).data;
  } catch (error) {
    return error instanceof HttpError && error.status === 404 ? null : undefined;
  }
}
