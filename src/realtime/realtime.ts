import type { QueryClient } from '@tanstack/react-query';

import { getGetMeQueryKey } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { Session } from '@/session/session';

import type { PlayerEventListeners } from './cache-effects';
import { channelName, channels, PRIVATE_PREFIX } from './channels';
import type { Open } from './connection-manager';
import { createConnectionManager } from './connection-manager';
import { createEventIntake } from './event-intake';
import { onPageLifecycle } from './page-lifecycle';
import { createPlayerCache } from './player-cache';
import { createPlayerFollower } from './player-follower';
import { refetchMissed } from './refetch-missed';
import { createStaleBalanceTimer } from './stale-balance';
import { createThrottledInvalidator } from './throttled-invalidator';
import type { ConnectionState, RealtimeAddress } from './types';
import { useRealtimeStore } from './use-realtime';

/**
 * Interval at which the player is fetched while no live channel reports the balance. While one does, only data that was requested before the
 * channels were confirmed is refetched. A hidden page does not poll.
 */
export const POLL_INTERVAL_MS = 20_000;

interface RealtimeDeps {
  /** Effects beyond the cache, called after validation, once per received event. */
  readonly listeners: PlayerEventListeners;
  /** Loads the code of the socket, replaced in tests. */
  readonly load?: () => Promise<Open>;
}

/**
 * Opens the socket (SPEC S15) and keeps the query cache current for a player (SPEC T1, S6): listens to private channels, refetches
 * after a gap, and polls while the channel of the balance is not confirmed. Uses the page's `channels`, and shows its state in
 * `useRealtimeStore`.
 *
 * @param address without a key the balance is only polled
 * @returns a function that stops everything
 */
export function startRealtime(
  client: QueryClient,
  session: Pick<Session, 'state' | 'subscribe'>,
  address: RealtimeAddress,
  { listeners, load = async () => (await import('./connection')).openConnection }: RealtimeDeps,
): () => void {
  const queryKey = getGetMeQueryKey();
  const invalidator = createThrottledInvalidator(client);
  const cache = createPlayerCache(client, channels, invalidator, listeners);
  const events = createEventIntake(cache);
  const setBalanceMissed = createStaleBalanceTimer();
  /** Time of the latest confirmation of one of the player's channels. */
  let subscribedAt = 0;
  const socket = createConnectionManager(address, load, channels, { onEvent: events.receive, onSubscribed }, onState);
  const player = createPlayerFollower({ client, session, socket, cache, onLeave: dropEvents, onIdentified: showStale });

  function onSubscribed(channel: string): void {
    channels.markOpen(channel);
    if (channel.startsWith(PRIVATE_PREFIX)) subscribedAt = Date.now();
    showStale();
  }

  function onState(state: ConnectionState): void {
    useRealtimeStore.setState({ state });
    showStale();
  }

  function isLive(): boolean {
    const me = client.getQueryData<MeAnswer>(queryKey);
    return me !== undefined && channels.isOpen(channelName('UserUpdateEvent', { userId: me.user.id }));
  }

  function showStale(): void {
    setBalanceMissed(player.isPlayer() && address.key !== '' && !isLive());
  }

  function dropEvents(): void {
    events.clear();
    cache.leave();
    invalidator.end();
    showStale();
  }

  function poll(): void {
    if (!player.isPlayer() || document.hidden) return;
    if (isLive()) return refetchMissed(client, cache.queryKeys(), subscribedAt);
    player.refetch();
    socket.reconcile();
  }

  const timer = setInterval(poll, POLL_INTERVAL_MS);
  const cleanups = [
    () => clearInterval(timer),
    session.subscribe(player.followSession),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
      player.followPlayer(event.action.type === 'success' && event.action.manual !== true);
    }),
    onPageLifecycle({
      hidden: () => socket.setPageHidden(true),
      shown: () => {
        socket.setPageHidden(false);
        poll();
      },
      online: () => socket.reopen(),
    }),
  ];
  channels.onWantedChange(socket.reconcile);
  player.followSession();
  socket.reconcile();

  return () => {
    for (const cleanup of cleanups) cleanup();
    channels.onWantedChange(() => {});
    player.stop();
    dropEvents();
    socket.setPageHidden(true);
  };
}
