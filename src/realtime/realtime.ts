import type { QueryClient } from '@tanstack/react-query';
import { CancelledError } from '@tanstack/react-query';

import { getGetMeQueryKey, getGetMeQueryOptions } from '@generated/api/auth';
import type { MeAnswer } from '@generated/api/model/me-answer';

import type { Session } from '@/session/session';
import { isSamePlayer } from '@/session/token';
import { formatMoney } from '@/shared/format/money';

import { createBatch } from './batch';
import { channelOf, channels } from './channels';
import { onDepositApproved } from './approved-deposits';
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

/** How often the balance is asked for while it is not heard of, in ms. */
export const POLL_INTERVAL_MS = 20_000;

/** What real time asks of the application around it. */
interface RealtimeDeps {
  /** Tells the player of good news. */
  readonly notify: (text: string) => void;
  /** Gives what opens the socket. */
  readonly load?: () => Promise<Open>;
}

/**
 * Keeps what is loaded true while a player is logged in: hears the player's private channels (SPEC T1, S6) and whatever
 * else is listened to, asks again after a gap, and asks for the balance every 20 s while it is not heard of.
 *
 * @param client what is loaded
 * @param session whose player
 * @param address where the socket is; without a key there is none, and the balance is asked for
 * @returns ends it
 */
export function startRealtime(
  client: QueryClient,
  session: Pick<Session, 'state' | 'subscribe'>,
  address: RealtimeAddress,
  { notify, load = async () => (await import('./connection')).openConnection }: RealtimeDeps,
): () => void {
  const queryKey = getGetMeQueryKey();
  const invalidator = createThrottledInvalidator(client);
  const player = createPlayerCache(client, channels, invalidator);
  const validator = createEventValidator();
  const batch = createBatch<RawEvent>((raw, lost) => void take(raw, lost));
  const showMissed = createStaleBalanceTimer();
  let token: string | null = null;
  /** Whether it is known whose token it is. */
  let identified = false;

  const socket = createConnectionManager(
    address,
    load,
    channels,
    {
      event: (channel, name, payload) => {
        if (channels.isHeard(channel, name)) batch.add({ channel, name, payload, at: player.currentFetchId() });
      },
      heard: (channel) => {
        channels.opened(channel);
        showStale();
      },
    },
    (state) => {
      useRealtimeStore.setState({ state });
      showStale();
    },
  );

  const known = () => client.getQueryData<MeAnswer>(queryKey);

  function isLive(): boolean {
    const me = known();
    return me !== undefined && channels.isOpen(channelOf('UserUpdateEvent', { userId: me.user.id }));
  }

  function showStale(): void {
    showMissed(token !== null && address.key !== '' && !isLive());
  }

  async function take(raw: readonly RawEvent[], lost: boolean): Promise<void> {
    const isLoaded = await validator.load(raw).then(
      () => true,
      () => false,
    );
    // What cannot be judged was not heard.
    if (lost || !isLoaded) channels.missed();
    const { valid, invalidChannels } = validator.validate(raw);
    for (const { channel, name, payload, at } of valid) channels.dispatch(channel, name, payload, at);
    player.write();
    for (const channel of invalidChannels) channels.missed(channel);
  }

  function followSession(): void {
    const state = session.state();
    const [before, now] = [token, state.name === 'player' ? state.token.value : null];
    if (now === before) return;
    token = now;
    if (before !== null && now !== null && isSamePlayer(before, now)) return socket.retry();
    // From here on nothing that was for the last player reaches the page.
    identified = false;
    batch.clear();
    player.leave();
    invalidator.end();
    showStale();
    socket.reconcile();
    if (now !== null) void identify();
  }

  /** The channels bear the player's id, which only the backend knows. */
  async function identify(): Promise<void> {
    const of = token;
    const came = await client.fetchQuery(getGetMeQueryOptions()).then(
      () => 'known',
      // Whoever asked, too, has gone from the page, and the question went along: it is still ours.
      (error: unknown) => (error instanceof CancelledError ? 'cancelled' : 'unknown'),
    );
    if (of !== token || came === 'unknown') return;
    if (came === 'cancelled') return identify();
    identified = true;
    followPlayer();
    showStale();
  }

  function followPlayer(): void {
    const me = known();
    if (identified && me !== undefined) player.follow(me);
  }

  function poll(): void {
    if (token === null || isLive() || document.hidden) return;
    if (identified) void client.invalidateQueries({ queryKey, refetchType: 'all' });
    else void identify();
    socket.reconcile();
  }

  const timer = setInterval(poll, POLL_INTERVAL_MS);
  const ends = [
    () => clearInterval(timer),
    session.subscribe(followSession),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== queryKey[0]) return;
      if (event.action.type === 'success' && event.action.manual !== true) player.answered();
      followPlayer();
    }),
    onDepositApproved(({ amount }) => notify(`Depósito de ${formatMoney(amount)} aprovado.`)),
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
    for (const end of ends) end();
    channels.onWantedChange(() => {});
    token = null;
    batch.clear();
    player.leave();
    invalidator.end();
    showStale();
    socket.setPageHidden(true);
  };
}
