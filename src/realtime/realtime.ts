import type { QueryClient } from '@tanstack/react-query';
import { CancelledError } from '@tanstack/react-query';

import { getGetMeQueryKey, getGetMeQueryOptions } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { Session } from '@/session/session';
import { isSamePlayer } from '@/session/token';

import { createBatch } from './batch';
import type { PlayerEventListeners } from './cache-effects';
import { channelName, channels } from './channels';
import type { RawEvent } from './event-validator';
import { createEventValidator } from './event-validator';
import { onPageLifecycle } from './page-lifecycle';
import { createPlayerCache } from './player-cache';
import { createThrottledInvalidator } from './throttled-invalidator';
import type { Open } from './connection-manager';
import { createConnectionManager } from './connection-manager';
import { createStaleBalanceTimer } from './stale-balance';
import type { RealtimeAddress } from './types';
import { useRealtimeStore } from './use-realtime';

/** Without a live balance channel. */
export const POLL_INTERVAL_MS = 20_000;

interface RealtimeDeps {
  /** Called after validation, once per received event. */
  readonly listeners: PlayerEventListeners;
  /** The socket is open even if no channel has a listener (SPEC S15, D13). */
  readonly keepsOpen: boolean;
  readonly load?: () => Promise<Open>;
}

/**
 * Opens the socket (SPEC S15) and keeps the query cache current for a player (SPEC T1, S6): listens to private channels, refetches after a gap, polls
 * without a live balance channel.
 *
 * @param address without a key the balance is only polled
 * @returns a function that stops everything
 */
export function startRealtime(
  client: QueryClient,
  session: Pick<Session, 'state' | 'subscribe'>,
  address: RealtimeAddress,
  { listeners, keepsOpen, load = async () => (await import('./connection')).openConnection }: RealtimeDeps,
): () => void {
  const queryKey = getGetMeQueryKey();
  const invalidator = createThrottledInvalidator(client);
  const player = createPlayerCache(client, channels, invalidator, listeners);
  const validator = createEventValidator();
  const batch = createBatch<RawEvent>((raw, lost) => void applyBatch(raw, lost));
  const setBalanceMissed = createStaleBalanceTimer();
  let token: string | null = null;
  /** Until the backend has confirmed whose token it is. */
  let isIdentified = false;

  const socket = createConnectionManager(
    address,
    load,
    channels,
    {
      onEvent: (channel, name, payload) => {
        if (channels.hasListener(channel, name)) batch.add({ channel, name, payload, at: player.currentFetchId() });
      },
      onSubscribed: (channel) => {
        channels.markOpen(channel);
        showStale();
      },
    },
    (state) => {
      useRealtimeStore.setState({ state });
      showStale();
    },
    keepsOpen,
  );

  const cachedPlayer = () => client.getQueryData<MeAnswer>(queryKey);

  function isLive(): boolean {
    const me = cachedPlayer();
    return me !== undefined && channels.isOpen(channelName('UserUpdateEvent', { userId: me.user.id }));
  }

  function showStale(): void {
    setBalanceMissed(token !== null && address.key !== '' && !isLive());
  }

  async function applyBatch(raw: readonly RawEvent[], lost: boolean): Promise<void> {
    const isLoaded = await validator.load(raw).then(
      () => true,
      () => false,
    );
    // What cannot be validated counts as lost.
    if (lost || !isLoaded) channels.reportGap();
    const { valid, invalidChannels } = validator.validate(raw);
    for (const { channel, name, payload, at } of valid) channels.dispatch(channel, name, payload, at);
    player.applyEvents();
    for (const channel of invalidChannels) channels.reportGap(channel);
  }

  function followSession(): void {
    const state = session.state();
    const [before, now] = [token, state.name === 'player' ? state.token.value : null];
    if (now === before) return;
    token = now;
    if (before !== null && now !== null && isSamePlayer(before, now)) return socket.retry();
    // From here on no event of the last player reaches the page.
    isIdentified = false;
    socket.setUser(null);
    batch.clear();
    player.leave();
    invalidator.end();
    showStale();
    if (before === null) socket.reconcile();
    else socket.renew();
    if (now !== null) void identify();
  }

  /** Channel names contain the player's id. */
  async function identify(): Promise<void> {
    const startedFor = token;
    const result = await client.fetchQuery(getGetMeQueryOptions()).then(
      () => 'known',
      // Another observer of the query was removed, which cancelled the shared fetch.
      (error: unknown) => (error instanceof CancelledError ? 'cancelled' : 'unknown'),
    );
    if (startedFor !== token || result === 'unknown') return;
    if (result === 'cancelled') return identify();
    isIdentified = true;
    followPlayer();
    showStale();
  }

  function followPlayer(): void {
    const me = cachedPlayer();
    if (!isIdentified || me === undefined) return;
    socket.setUser(me.user.id);
    player.follow(me);
  }

  function poll(): void {
    if (token === null || isLive() || document.hidden) return;
    if (isIdentified) void client.invalidateQueries({ queryKey, refetchType: 'all' });
    else void identify();
    socket.reconcile();
  }

  const timer = setInterval(poll, POLL_INTERVAL_MS);
  const cleanups = [
    () => clearInterval(timer),
    session.subscribe(followSession),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
      if (event.action.type === 'success' && event.action.manual !== true) player.markAnswered();
      followPlayer();
    }),
    onPageLifecycle({
      hidden: () => socket.setPageHidden(true),
      shown: () => {
        socket.setPageHidden(false);
        poll();
      },
      online: () => socket.retry(),
    }),
  ];
  channels.onWantedChange(socket.reconcile);
  followSession();
  socket.reconcile();

  return () => {
    for (const cleanup of cleanups) cleanup();
    channels.onWantedChange(() => {});
    token = null;
    batch.clear();
    player.leave();
    invalidator.end();
    showStale();
    socket.setPageHidden(true);
  };
}
