import type { QueryClient } from '@tanstack/react-query';
import { CancelledError } from '@tanstack/react-query';

import { getGetMeQueryKey, getGetMeQueryOptions } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { Session } from '@/session/session';
import { isSamePlayer } from '@/session/token';

import type { ConnectionManager } from './connection-manager';
import type { PlayerCache } from './player-cache';

interface FollowerDeps {
  readonly client: QueryClient;
  readonly session: Pick<Session, 'state'>;
  readonly socket: Pick<ConnectionManager, 'setUser' | 'retry' | 'reopen' | 'renew'>;
  readonly cache: Pick<PlayerCache, 'load' | 'follow' | 'markAnswered'>;
  /** Called when the session's player changes, also at a login. From here on no event of the previous one may reach the page. */
  readonly onLeave: () => void;
  /** Called once the backend has confirmed which player has logged in. */
  readonly onIdentified: () => void;
}

/** Keeps socket and channels on the session's player. */
export interface PlayerFollower {
  /** Follows a change of the session, of which the caller notifies it. */
  readonly followSession: () => void;
  /** Follows a change of the cached player. @param isFetched a response arrived */
  readonly followPlayer: (isFetched: boolean) => void;
  /** Refetches the player's data, or identifies the player if that has failed. The caller repeats it: nothing else does. */
  readonly refetch: () => void;
  /** Returns true while the session has a player, also before the backend has confirmed which. */
  readonly isPlayer: () => boolean;
  /** Forgets the player, so that a later response changes nothing. Calls no `onLeave`. */
  readonly stop: () => void;
}

/** Creates the follower. It identifies a new session's player first: channel names contain the player's id. */
export function createPlayerFollower({ client, session, socket, cache, onLeave, onIdentified }: FollowerDeps): PlayerFollower {
  const queryKey = getGetMeQueryKey();
  let token: string | null = null;
  /** True once the backend has confirmed which player the token belongs to. */
  let isIdentified = false;

  function followSession(): void {
    const state = session.state();
    const [before, now] = [token, state.name === 'player' ? state.token.value : null];
    if (now === before) return;
    token = now;
    if (before !== null && now !== null && isSamePlayer(before, now)) return socket.retry();
    isIdentified = false;
    socket.setUser(null);
    onLeave();
    if (before !== null) socket.renew();
    if (now === null) return;
    socket.reopen();
    void identify();
  }

  async function identify(): Promise<void> {
    const startedFor = token;
    const result = await Promise.all([client.fetchQuery(getGetMeQueryOptions()), cache.load()]).then(
      () => 'known',
      // Another observer of the query was removed, which cancelled the shared fetch.
      (error: unknown) => (error instanceof CancelledError ? 'cancelled' : 'unknown'),
    );
    if (startedFor !== token || result === 'unknown') return;
    if (result === 'cancelled') return identify();
    isIdentified = true;
    followCachedPlayer();
    onIdentified();
  }

  function followCachedPlayer(): void {
    const me = client.getQueryData<MeAnswer>(queryKey);
    if (!isIdentified || me === undefined) return;
    socket.setUser(me.user.id);
    cache.follow(me);
  }

  return {
    followSession,
    followPlayer: (isFetched) => {
      if (isFetched) cache.markAnswered();
      followCachedPlayer();
    },
    refetch: () => {
      if (isIdentified) void client.invalidateQueries({ queryKey, refetchType: 'all' });
      else void identify();
    },
    isPlayer: () => token !== null,
    stop: () => {
      token = null;
    },
  };
}
