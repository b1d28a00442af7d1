// Separate chunk: loaded only for a player, if the backend offers the overview.
import type { PlayerOverview } from '@generated/api/model/player-overview';
import type { PlayerOverviewAnswer } from '@generated/api/model/player-overview-answer';

import { HttpError } from './errors';
import { currentSession } from './session-port';

/** Age up to which the overview is used: on slow phones the last of the calls starts this long after the first. */
const MAX_AGE_MS = 10_000;
/** Longest wait for the overview. After it, each call sends a request of its own. */
const MAX_WAIT_MS = 4000;

/** Parts of the overview, by path and query of their calls. */
const PARTS: ReadonlyMap<string, (overview: PlayerOverview) => unknown> = new Map([
  ['/api/notifications?per_page=20', ({ notifications }: PlayerOverview): unknown => notifications],
  ['/api/protection', ({ protection }) => protection],
  ['/api/legitimuzStatus', ({ verification }) => verification],
  ['/api/favorite-game/favorite', ({ favorites }) => favorites],
  ['/api/games/recent?per_page=12', ({ recent_games: games }) => games],
]);

/** Read of the overview, one for each page load and player. */
interface Reading {
  readonly token: string;
  readonly startedAt: number;
  readonly writeCount: number;
  /** Calls, by path and query, that have not received their part yet. A second call needs a newer answer. */
  readonly left: Set<string>;
  /** Content of the response; undefined if the request failed. */
  readonly overview: Promise<PlayerOverview | undefined>;
}

let isAvailable = true;
let reading: Reading | undefined;

/**
 * Returns the answer to one call from the overview. The first call of a player fetches the overview.
 *
 * @param url path and query of the call
 * @param load fetches the overview
 * @param writeCount number of calls so far that can change an answer
 * @returns undefined for a visitor, for a call without a part, after a failure or 4 s without the overview, for a second read, and if an
 *   answer could be outdated: 10 s after the start of the overview, or after a write. After a 404 for the overview, undefined until the
 *   page is loaded again
 * @throws the errors of the session's `prepare`
 */
export async function readPart(url: string, load: () => Promise<PlayerOverviewAnswer>, writeCount: () => number): Promise<unknown> {
  const part = PARTS.get(url);
  const session = currentSession();
  const token = await session.prepare();
  if (part === undefined || token === null || !isAvailable) return undefined;
  if (reading === undefined || !session.isOwn(reading.token)) reading = start(token, load, writeCount());
  const { left, startedAt, overview, ...started } = reading;
  if (!left.delete(url) || Date.now() - startedAt > MAX_AGE_MS) return undefined;
  const answer = await Promise.race([overview, noAnswerInTime()]);
  const isCurrent = answer !== undefined && session.isOwn(started.token) && started.writeCount === writeCount();
  return isCurrent ? part(answer) : undefined;
}

function start(token: string, load: () => Promise<PlayerOverviewAnswer>, writeCount: number): Reading {
  const overview = load().then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 404) isAvailable = false;
      return undefined;
    },
  );
  return { token, startedAt: Date.now(), writeCount, left: new Set(PARTS.keys()), overview };
}

function noAnswerInTime(): Promise<undefined> {
  return new Promise((done) => {
    setTimeout(() => done(undefined), MAX_WAIT_MS);
  });
}
